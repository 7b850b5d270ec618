/** A picture as a page's data names it. Addresses are from the site's root. A type, not an interface: only a type is {@link Json}. */
export type PictureData = {
  /** What is shown, for those who do not see it. */
  alt: string;
  /** Intrinsic size in pixels, for the space it takes. */
  width: number;
  height: number;
  /** `srcset` of AVIF files. */
  avif: string;
  /** The fallback file. */
  src: string;
};
