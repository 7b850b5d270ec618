/** URLs are relative to the site's root. Only a type is assignable to {@link Json}. */
export type PictureData = {
  alt: string;
  /** In pixels. */
  width: number;
  height: number;
  avif: string;
  src: string;
};
