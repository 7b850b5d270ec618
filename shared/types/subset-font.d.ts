declare module 'subset-font' {
  /** The bytes of `font` with only the glyphs of `text`. The package's README lists the options. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: object,
  ): Promise<Uint8Array>;
}
