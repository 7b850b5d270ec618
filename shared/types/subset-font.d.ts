declare module 'subset-font' {
  /** The bytes of `font` with only the glyphs of `text`, and variable axes narrowed. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes?: Record<string, { min: number; max: number }>;
      preserveNameIds?: readonly number[];
      /** Keeps only the glyphs of `text` itself, not those that ligatures and alternates would add. */
      noLayoutClosure?: boolean;
    },
  ): Promise<Uint8Array>;
}
