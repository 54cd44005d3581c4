export interface ServerSentEvent {
  event: string;
  data: Record<string, unknown>;
}

/** Calls with `Accept: text/event-stream` and reads the events as they come; stopping to read hangs up. */
export async function* readEvents(
  url: string,
  {
    cookie,
    body,
    headers = {},
  }: { cookie: string; body?: object; headers?: Record<string, string> },
): AsyncGenerator<ServerSentEvent, void> {
  const hangUp = new AbortController();
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      cookie,
      accept: 'text/event-stream',
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body ?? {}),
    signal: hangUp.signal,
  });
  if (!response.body || !response.ok)
    throw new Error(`${response.status}: ${await response.text()}`);
  let held = '';
  try {
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
      const blocks = `${held}${text}`.split('\n\n');
      held = blocks.pop() ?? '';
      for (const block of blocks) {
        const [event = '', data = ''] = block.split('\n').map((line) => line.replace(/^\w+: /, ''));
        yield { event, data: JSON.parse(data) };
      }
    }
  } finally {
    hangUp.abort();
  }
}
