export interface ServerEvent {
  event: string;
  data: string;
}

/** Reads server-sent events from an answer, each as soon as it is whole. */
export async function* readServerEvents(response: Response): AsyncGenerator<ServerEvent> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    text += value;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) yield parseEvent(block);
  }
}

function parseEvent(block: string): ServerEvent {
  const found: ServerEvent = { event: 'message', data: '' };
  for (const line of block.split('\n')) {
    const [, field, value] = /^(event|data): ?(.*)$/.exec(line) ?? [];
    if (field === 'event') found.event = value ?? '';
    else if (field === 'data') found.data += value;
  }
  return found;
}
