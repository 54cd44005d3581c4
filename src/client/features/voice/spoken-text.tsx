interface SpokenTextProps {
  text: string;
  /** The word that is heard, by its place in the text. */
  word: { start: number; end: number } | undefined;
}

/** A text in which the word that is heard stands out. */
export function SpokenText({ text, word }: SpokenTextProps) {
  if (!word) return text;
  return (
    // Not announced: a screen reader would say every word twice.
    <span aria-live="off">
      {text.slice(0, word.start)}
      <mark className="rounded-sm bg-yellow-soft text-yellow-ink">
        {text.slice(word.start, word.end)}
      </mark>
      {text.slice(word.end)}
    </span>
  );
}
