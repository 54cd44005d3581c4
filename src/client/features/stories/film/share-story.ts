/** Hands a story's address on. Answers whether it went to the clipboard instead of to somebody. */
export async function shareStory(title: string): Promise<'shared' | 'copied' | 'cancelled'> {
  const url = window.location.href;
  if (navigator.share) {
    try {
      await navigator.share({ title, text: `Check out my visual story: ${title}`, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  await navigator.clipboard.writeText(url);
  return 'copied';
}
