/** The languages that Heartwood understands. */
export type Language = 'en' | 'pt';
