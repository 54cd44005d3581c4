import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';
import type { Memory } from '#shared/contracts/memories.ts';
import type { Caller, TestApp } from './test-app.ts';

/** The vault of one person as a browser uses it: files travel over a real connection. */
export async function openVault(app: TestApp, caller: Caller) {
  const address = app.app.server.address() as AddressInfo | null;
  const origin = address
    ? `http://127.0.0.1:${address.port}`
    : await app.app.listen({ port: 0, host: '127.0.0.1' });

  /** An address to upload to, as it is reached over the connection. */
  async function askAddress(): Promise<string> {
    const { body } = await caller.call('POST', '/api/memory-vault/upload-url', undefined, {
      host: new URL(origin).host,
    });
    return (body as { uploadURL: string }).uploadURL;
  }

  function put(url: string, content: Uint8Array | ReadableStream, by: Caller = caller) {
    return fetch(url, {
      method: 'PUT',
      body: content instanceof Uint8Array ? new Uint8Array(content) : content,
      headers: { cookie: by.cookie, 'content-type': 'image/jpeg' },
      ...(content instanceof Uint8Array ? {} : { duplex: 'half' }),
    } as RequestInit);
  }

  /** The address without its query, as a memory names it. */
  async function upload(content: Uint8Array): Promise<string> {
    const url = await askAddress();
    const { status } = await put(url, content);
    if (status >= 300) throw new Error(`the upload answered ${status}`);
    return url.split('?', 1)[0] ?? '';
  }

  const create = (values: Record<string, unknown>) =>
    caller.call('POST', '/api/memory-vault', { userId: caller.user.id, title: 'A day', ...values });

  return {
    origin,
    askAddress,
    put,
    upload,
    create,

    /** A memory that was kept, whatever it took. */
    async keep(values: Record<string, unknown>, content?: Uint8Array): Promise<Memory> {
      const fileUrl = content && (await upload(content));
      const { status, body, text } = await create({ ...values, fileUrl });
      if (status !== 201) throw new Error(`the memory was not kept: ${text}`);
      return body as Memory;
    },

    async find(id: string): Promise<Memory> {
      return (await caller.call('GET', `/api/memory-vault/${id}`)).body as Memory;
    },

    /** The memory once its file was prepared, or cannot be. */
    prepared: (id: string) =>
      vi.waitFor(
        async () => {
          const memory = (await caller.call('GET', `/api/memory-vault/${id}`)).body as Memory;
          if (memory.mediaState === 'preparing') throw new Error('still being prepared');
          return memory;
        },
        { timeout: 60_000, interval: 100 },
      ),

    async list(query = ''): Promise<Memory[]> {
      const url = `/api/users/${caller.user.id}/memory-vault?${query}`;
      return (await caller.call('GET', url)).body as Memory[];
    },

    async download(url: string, headers: Record<string, string> = {}) {
      const response = await fetch(origin + url, {
        headers: { cookie: caller.cookie, ...headers },
      });
      const content = Buffer.from(await response.arrayBuffer());
      return { status: response.status, headers: response.headers, content };
    },

    /** Keys of everything that is stored for this person. */
    async storedKeys(): Promise<string[]> {
      const keys: string[] = [];
      for (const folder of [`uploads/${caller.user.id}`, `memories/${caller.user.id}`])
        for await (const { key } of app.dependencies.storage.list(folder)) keys.push(key);
      return keys;
    },
  };
}
