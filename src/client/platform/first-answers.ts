declare global {
  interface Window {
    /** By method, path and body of what `start.js` asked while the application was still on its way. */
    firstAnswers?: Map<string, Promise<Response>> | undefined;
  }
}

/**
 * What the page that was opened asks for first has been asked already. Each answer is handed out once, to whoever
 * asks just that; on another page, or as somebody else, they are forgotten: they may no longer be true.
 */
export const firstAnswers = {
  take(method: string, path: string, body = ''): Promise<Response> | undefined {
    const question = `${method} ${path} ${body}`;
    const answer = window.firstAnswers?.get(question);
    window.firstAnswers?.delete(question);
    return answer;
  },
  /** Those too that are still to be asked for. */
  forget(): void {
    window.firstAnswers = undefined;
  },
};
