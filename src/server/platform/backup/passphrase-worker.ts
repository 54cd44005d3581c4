import { parentPort, workerData } from 'node:worker_threads';
import { Decrypter, Encrypter } from 'age-encryption';

/** Text to encrypt, or what was encrypted. */
export interface PassphraseTask {
  passphrase: string;
  content: string | Uint8Array;
}

const { passphrase, content }: PassphraseTask = workerData;
if (typeof content === 'string') {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  parentPort?.postMessage(await encrypter.encrypt(content));
} else {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  parentPort?.postMessage(await decrypter.decrypt(content, 'text'));
}
