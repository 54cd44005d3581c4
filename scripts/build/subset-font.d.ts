declare module 'subset-font' {
  interface Cut {
    targetFormat: 'woff2';
    /** An axis is pinned to a number, or held to a range. */
    variationAxes: Record<string, number | { min: number; max: number }>;
    /** Leaves out letters that only a feature of the font would show, as small capitals. */
    noLayoutClosure: boolean;
  }
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: Cut,
  ): Promise<Buffer>;
}
