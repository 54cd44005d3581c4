/** The address of the page that follows a list's answer, from its Link header. */
export function nextPage(response: Response): string | undefined {
  return /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
}
