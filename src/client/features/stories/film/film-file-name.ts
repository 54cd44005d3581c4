/** What a downloaded film is called. */
export function filmFileName(title: string): string {
  return `${title.replace(/[^a-z0-9]/gi, '_').toLowerCase()}_story_video.mp4`;
}
