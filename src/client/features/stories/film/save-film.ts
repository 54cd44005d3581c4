import { call } from '#client/platform/http-client.ts';

/** Fetches a film and hands it to the browser as a download of that name. */
export async function saveFilm(videoUrl: string, fileName: string): Promise<void> {
  const response = await call('GET', videoUrl);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Not at once: some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
