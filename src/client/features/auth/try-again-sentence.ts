/** When to try again after too many attempts; `seconds` as the server named them. */
export function tryAgainSentence(seconds: number | undefined): string {
  if (seconds === undefined) return 'Too many attempts. Please try again in a few minutes.';
  if (seconds < 60) return 'Too many attempts. Please try again in less than a minute.';
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90)
    return `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  return `Too many attempts. Please try again in about ${Math.round(minutes / 60)} hours.`;
}
