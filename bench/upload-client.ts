import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

const agent = new Agent({ keepAlive: true });

type Headers = Record<string, string>;

/** As little client as can be, so that it is the server that is measured. */
async function send(url: string, method: string, headers: Headers, body: Uint8Array[] = []) {
  const sent = request(url, { method, agent, headers });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  for (const chunk of body) sent.write(chunk);
  sent.end();
  const [response] = await answered;
  return response;
}

export async function post(url: string, headers: Headers, body: Uint8Array[]): Promise<string> {
  const length = body.reduce((sum, part) => sum + part.length, 0);
  const response = await send(url, 'POST', { ...headers, 'content-length': String(length) }, body);
  const answer = await text(response);
  if ((response.statusCode ?? 500) >= 300) throw new Error(`${response.statusCode}: ${answer}`);
  return answer;
}

/** Reads to the end and answers how much it was. */
export async function download(url: string, headers: Headers): Promise<number> {
  let bytes = 0;
  for await (const chunk of await send(url, 'GET', headers)) bytes += chunk.length;
  return bytes;
}

export async function hashOf(url: string, headers: Headers): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await send(url, 'GET', headers)) hash.update(chunk);
  return hash.digest('hex');
}
