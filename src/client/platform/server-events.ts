import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream';

/** Reads the server-sent events of a response, each as soon as it is complete. */
export async function* readServerEvents({ body }: Response): AsyncGenerator<EventSourceMessage> {
  const reader = body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (;;) {
    const next = await reader?.read();
    if (!next || next.done) return;
    yield next.value;
  }
}
