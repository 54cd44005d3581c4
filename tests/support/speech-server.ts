import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface SpeechRequest {
  path: string;
  query: Record<string, string>;
  key: string | undefined;
  body: Record<string, unknown>;
}

/** A server on loopback that speaks the speech protocols of OpenAI and ElevenLabs, with one answer for all. */
export async function startSpeechServer() {
  const requests: SpeechRequest[] = [];
  let answer: { status: number; audio: Uint8Array } = { status: 200, audio: new Uint8Array() };

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const { authorization, 'xi-api-key': xiKey } = request.headers;
    requests.push({
      path: pathname,
      query: Object.fromEntries(searchParams),
      key: xiKey === undefined ? authorization : String(xiKey),
      body: JSON.parse(await text(request)),
    });
    const isOk = answer.status === 200;
    response.writeHead(answer.status, { 'content-type': isOk ? 'audio/wav' : 'application/json' });
    response.end(isOk ? answer.audio : JSON.stringify({ error: { message: 'the key is secret' } }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer(audio: Uint8Array, status = 200) {
      answer = { status, audio };
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type SpeechServer = Awaited<ReturnType<typeof startSpeechServer>>;
