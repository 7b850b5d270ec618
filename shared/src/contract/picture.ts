/**
 * A picture in a page's data. URLs are relative to the site's root. It is a type, not an interface, because only a
 * type is assignable to {@link Json}.
 */
export type PictureData = {
  alt: string;
  /** Intrinsic size in pixels, so that the layout reserves the space. */
  width: number;
  height: number;
  avif: string;
  src: string;
};
