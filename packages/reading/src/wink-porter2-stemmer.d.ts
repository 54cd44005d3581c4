declare module 'wink-porter2-stemmer' {
  /** What the forms of an English word in lower case have in common (Snowball's English stemmer). */
  export default function stem(word: string): string;
}
