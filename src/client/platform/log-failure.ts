/** For failures that are only logged: they leave the person's work as it was. */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console is the log of the client.
  console.error(what, error);
}
