import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';

export interface ImageRequest {
  path: string;
  key: string | undefined;
  body: Record<string, unknown>;
}

interface ScriptedPicture {
  status?: number;
  /** The file that is sent, whatever it is. */
  file?: Uint8Array;
  /** Sent as the whole body. */
  raw?: string;
  /** Never answered. */
  hangs?: boolean;
}

/** A PNG of one colour. */
export function plainPicture(width = 768, height = 432): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#7a9e7e' } })
    .png()
    .toBuffer();
}

/** A server on loopback that speaks the pictures protocols of OpenAI and Google, from a script. */
export async function startImageServer() {
  const requests: ImageRequest[] = [];
  const script: ScriptedPicture[] = [];
  const usual = await plainPicture();

  const server = createServer(async (request, response) => {
    const { authorization, 'x-goog-api-key': googleKey } = request.headers;
    const path = request.url ?? '';
    const key = googleKey === undefined ? authorization : String(googleKey);
    requests.push({ path, key, body: JSON.parse(await text(request)) });
    const { status = 200, file = usual, raw, hangs } = script.shift() ?? {};
    if (hangs) return;
    response.writeHead(status, { 'content-type': 'application/json' });
    const data = Buffer.from(file).toString('base64');
    const inlineData = { mimeType: 'image/png', data };
    const answer = path.includes('generateContent')
      ? { candidates: [{ content: { parts: [{ inlineData }] }, finishReason: 'STOP' }] }
      : { created: 1, data: [{ b64_json: data }] };
    const failure = { error: { message: `the key ${authorization} is secret`, type: 'scripted' } };
    response.end(raw ?? JSON.stringify(status === 200 ? answer : failure));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    /** Answers the next requests in this order. */
    next: (...answers: ScriptedPicture[]) => script.push(...answers),
    /** Forgets what is scripted and was not asked for. */
    forget: () => script.splice(0),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type ImageServer = Awaited<ReturnType<typeof startImageServer>>;
