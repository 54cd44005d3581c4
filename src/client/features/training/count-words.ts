export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

export function wordCount(text: string): string {
  const count = countWords(text);
  return count === 1 ? '1 word' : `${count.toLocaleString('en')} words`;
}
