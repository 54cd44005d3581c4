import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ReadableStream } from 'node:stream/web';
import { Worker } from 'node:worker_threads';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { BackupError, type Manifest, paths } from './backup-format.ts';
import type { BackupStore } from './backup-store.ts';
import type { PassphraseTask } from './passphrase-worker.ts';

type Bytes = AsyncIterable<Uint8Array>;

/** How the parts of a backup are encrypted, or that they are not. */
export interface Encryption {
  kind: Manifest['encryption'];
  /** What the names of encrypted parts end in. */
  ending: '' | '.age';
  encrypt(content: Bytes): Bytes;
  decrypt(content: Bytes): Bytes;
}

export const noEncryption: Encryption = {
  kind: 'none',
  ending: '',
  encrypt: (content) => content,
  decrypt: (content) => content,
};

/**
 * Encrypts for the store's own key, which is made with the first encrypted backup and kept beside the backups, itself
 * encrypted with the passphrase: to derive a key from a passphrase takes seconds, too long for every file.
 * @throws BackupError where the key was encrypted with another passphrase
 */
export async function openEncryption(store: BackupStore, passphrase: string): Promise<Encryption> {
  const identity = (await store.exists(paths.key))
    ? await readIdentity(store, passphrase)
    : await createIdentity(store, passphrase);
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(identity));
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return {
    kind: 'age',
    ending: '.age',
    async *encrypt(content) {
      yield* fromWeb(await encrypter.encrypt(toWeb(content)));
    },
    async *decrypt(content) {
      yield* fromWeb(await decrypter.decrypt(toWeb(content)));
    },
  };
}

async function createIdentity(store: BackupStore, passphrase: string): Promise<string> {
  const identity = await generateX25519Identity();
  const encrypted = await inThread({ passphrase, content: identity });
  await store.write(paths.key, Readable.from([Buffer.from(encrypted)]));
  return identity;
}

async function readIdentity(store: BackupStore, passphrase: string): Promise<string> {
  const content = await buffer(await store.read(paths.key));
  try {
    return String(await inThread({ passphrase, content })).trim();
  } catch (error) {
    throw new BackupError(
      `This is not the passphrase of the backups in ${store.place}, or their ${paths.key} is damaged.`,
      { cause: error },
    );
  }
}

/** To derive a key from a passphrase takes the thread for seconds: no request could be served meanwhile. */
async function inThread(task: PassphraseTask): Promise<string | Uint8Array> {
  const url = new URL('./passphrase-worker.ts', import.meta.url);
  const [result] = await once(new Worker(url, { workerData: task, execArgv: [] }), 'message');
  return result;
}

/** The library names the streams of browsers; those of Node are the same but for their types. */
type WebStream = globalThis.ReadableStream<Uint8Array>;
const toWeb = (content: Bytes) => ReadableStream.from(content) as unknown as WebStream;
const fromWeb = (stream: WebStream) => stream as unknown as Bytes;
