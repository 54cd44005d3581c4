import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** One scripted answer of the model. */
export interface ScriptedAnswer {
  /** Sent whole, or piece by piece where the request asks for a stream. */
  text?: string | string[];
  status?: number;
  /** Waits before the first byte. */
  delayMs?: number;
  /** Waits between the pieces of a stream. */
  pieceDelayMs?: number;
  /** Cuts the connection after this many pieces of a stream. */
  breakAfter?: number;
  /** Ends a stream in good order, but without saying that the answer is finished. */
  isUnfinished?: boolean;
  /** Why it ended, 'stop' unless told otherwise. */
  finish?: string;
  /** Sent as the whole body, whatever it is. */
  raw?: string;
  headers?: Record<string, string>;
  /** Waits for this before the piece of that number. */
  holdBefore?: { piece: number; until: Promise<unknown> };
}

export interface OpenAiRequest {
  model: string;
  stream?: boolean;
  messages: { role: string; content: unknown }[];
  response_format?: { type: string };
  authorization: string | undefined;
}

/** A server on loopback that speaks the OpenAI chat protocol, streamed and whole, from a script. */
export async function startOpenAiServer() {
  const requests: OpenAiRequest[] = [];
  let aborted = 0;
  const script: ScriptedAnswer[] = [];
  let answerAlways: ScriptedAnswer = { text: 'Nothing was scripted.' };

  const server = createServer(async (request, response) => {
    const body = JSON.parse(await readBody(request)) as Omit<OpenAiRequest, 'authorization'>;
    const { authorization } = request.headers;
    requests.push({ ...body, authorization });
    response.once('close', () => {
      if (!response.writableFinished) aborted += 1;
    });
    await answer(response, { ...body, authorization }, script.shift() ?? answerAlways);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    /** How many answers did not reach their end. */
    aborted: () => aborted,
    /** Answers the next requests in this order. */
    next: (...answers: ScriptedAnswer[]) => script.push(...answers),
    /** Forgets what is scripted and was not asked for. */
    forget: () => script.splice(0),
    /** Answers every request for which nothing else is scripted. */
    always(answer: ScriptedAnswer) {
      answerAlways = answer;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type OpenAiServer = Awaited<ReturnType<typeof startOpenAiServer>>;

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

async function answer(
  response: ServerResponse,
  { model, stream, authorization }: Pick<OpenAiRequest, 'model' | 'stream' | 'authorization'>,
  scripted: ScriptedAnswer,
) {
  const { text = '', status = 200, delayMs = 0, breakAfter, headers, raw, holdBefore } = scripted;
  await sleep(delayMs);
  if (response.destroyed) return;
  if (raw !== undefined) {
    response.writeHead(status, { 'content-type': 'text/event-stream', ...headers });
    response.end(raw);
    return;
  }
  if (status !== 200) {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    // Some providers repeat the key that they refuse.
    const message = `scripted failure for ${authorization}`;
    response.end(JSON.stringify({ error: { message, type: 'scripted' } }));
    return;
  }
  const common = { id: 'chatcmpl-1', created: 1, model };
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
  const pieces = [text].flat();
  if (!stream) {
    response.writeHead(200, { 'content-type': 'application/json' });
    const message = { role: 'assistant', content: pieces.join('') };
    const choices = [{ index: 0, message, finish_reason: 'stop' }];
    response.end(JSON.stringify({ ...common, object: 'chat.completion', choices, usage }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object, finish: string | null = null) => {
    const choices = [{ index: 0, delta, finish_reason: finish }];
    const chunk = { ...common, object: 'chat.completion.chunk', choices };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  };
  for (const [index, content] of pieces.entries()) {
    if (index === breakAfter) return void response.destroy();
    if (index === holdBefore?.piece) await holdBefore.until;
    send({ role: 'assistant', content });
    await sleep(scripted.pieceDelayMs ?? 1);
  }
  if (breakAfter === pieces.length) return void response.destroy();
  if (scripted.isUnfinished) return void response.end();
  send({}, scripted.finish ?? 'stop');
  response.end('data: [DONE]\n\n');
}
