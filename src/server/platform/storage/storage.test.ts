import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAll, type StorageUnderTest, storageDrivers } from '#tests/support/storage-drivers.ts';
import { sweepStorage } from './files.jobs.ts';

const text = { contentType: 'text/plain', maxBytes: 1_000_000 };
const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');

describe.each(storageDrivers)('storage on $name', ({ start, pageSize }) => {
  let driver: StorageUnderTest;
  beforeAll(async () => {
    driver = await start();
  });
  afterAll(() => driver.close());

  let last = 0;
  function newFolder() {
    last += 1;
    return `folder-${last}`;
  }
  async function readAll(key: string, range?: { start: number; end?: number }) {
    return buffer((await driver.storage.read(key, range)).stream);
  }
  async function keysIn(folder: string) {
    return (await listAll(driver.storage, folder)).map(({ key }) => key).sort();
  }

  describe('what was put', () => {
    it('is read back byte for byte, with its type, size and hash', async () => {
      const key = `${newFolder()}/photo.jpg`;
      const data = randomBytes(300_000);
      const put = await driver.storage.put(key, data, { ...text, contentType: 'image/jpeg' });
      const expected = { key, size: 300_000, contentType: 'image/jpeg', sha256: sha256(data) };
      expect(put).toMatchObject(expected);
      expect(await driver.storage.find(key)).toMatchObject(expected);
      const { stream, ...described } = await driver.storage.read(key);
      expect(described).toMatchObject({ ...expected, start: 0, end: 299_999 });
      expect((await buffer(stream)).equals(data)).toBe(true);
    });

    it('may come as a stream of many small pieces', async () => {
      const key = `${newFolder()}/story.txt`;
      const pieces = Array.from({ length: 500 }, (_, index) => Buffer.from(`Ana 🌳 ${index}\n`));
      await driver.storage.put(key, Readable.from(pieces), text);
      expect((await readAll(key)).equals(Buffer.concat(pieces))).toBe(true);
    });

    it('may be empty', async () => {
      const key = `${newFolder()}/empty.txt`;
      const put = await driver.storage.put(key, Readable.from([]), text);
      expect(put).toMatchObject({ size: 0, sha256: sha256(Buffer.alloc(0)) });
      const { stream, start, end } = await driver.storage.read(key);
      expect({ start, end }).toEqual({ start: 0, end: -1 });
      expect((await buffer(stream)).length).toBe(0);
    });

    it('is replaced as a whole by what is put there next', async () => {
      const key = `${newFolder()}/note.txt`;
      await driver.storage.put(key, Buffer.from('a long first version'), text);
      await driver.storage.put(key, Buffer.from('second'), { ...text, contentType: 'text/html' });
      expect((await readAll(key)).toString()).toBe('second');
      expect(await driver.storage.find(key)).toMatchObject({ size: 6, contentType: 'text/html' });
    });

    it('stays as it is when something else wants an empty place', async () => {
      const key = `${newFolder()}/note.txt`;
      await driver.storage.put(key, Buffer.from('first'), { ...text, ifAbsent: true });
      const second = driver.storage.put(key, Buffer.from('second'), { ...text, ifAbsent: true });
      await expect(second).rejects.toMatchObject({ fault: 'already-exists' });
      expect((await readAll(key)).toString()).toBe('first');
    });

    it('is one of the versions, whole, when many are put at once', async () => {
      const folder = newFolder();
      const versions = Array.from({ length: 12 }, (_, index) =>
        Buffer.alloc(50_000 + index, index),
      );
      await Promise.all(versions.map((data) => driver.storage.put(`${folder}/one`, data, text)));
      const kept = await readAll(`${folder}/one`);
      expect(versions.some((data) => data.equals(kept))).toBe(true);
      expect(await keysIn(folder)).toEqual([`${folder}/one`]);
    });
  });

  describe('the size limit', () => {
    it('takes exactly so many bytes', async () => {
      const key = `${newFolder()}/file`;
      const pieces = Readable.from([Buffer.alloc(60_000), Buffer.alloc(40_000)]);
      await driver.storage.put(key, pieces, { ...text, maxBytes: 100_000 });
      expect(await driver.storage.find(key)).toMatchObject({ size: 100_000 });
    });

    it('refuses one byte more and leaves nothing behind', async () => {
      const folder = newFolder();
      const pieces = Readable.from([Buffer.alloc(60_000), Buffer.alloc(40_001)]);
      const put = driver.storage.put(`${folder}/file`, pieces, { ...text, maxBytes: 100_000 });
      await expect(put).rejects.toMatchObject({ fault: 'too-large' });
      expect(pieces.destroyed).toBe(true);
      expect(await keysIn(folder)).toEqual([]);
      expect(await driver.countFiles()).toBe(await driver.countExpectedFiles());
    });

    it('leaves the old version when the new one is too large', async () => {
      const key = `${newFolder()}/file`;
      await driver.storage.put(key, Buffer.from('old'), text);
      const put = driver.storage.put(key, Buffer.from('newer'), { ...text, maxBytes: 4 });
      await expect(put).rejects.toMatchObject({ fault: 'too-large' });
      expect((await readAll(key)).toString()).toBe('old');
    });
  });

  describe('a source that breaks off', () => {
    it('leaves nothing behind when it fails', async () => {
      const folder = newFolder();
      const source = Readable.from(
        (async function* () {
          yield Buffer.alloc(70_000);
          throw new Error('the line went dead');
        })(),
      );
      const put = driver.storage.put(`${folder}/file`, source, text);
      await expect(put).rejects.toThrow('the line went dead');
      expect(await keysIn(folder)).toEqual([]);
      expect(await driver.countFiles()).toBe(await driver.countExpectedFiles());
    });

    it('leaves nothing behind when the other side hangs up', async () => {
      const folder = newFolder();
      const source = new Readable({ read() {} });
      source.push(Buffer.alloc(70_000));
      const put = driver.storage.put(`${folder}/file`, source, text);
      setTimeout(() => source.destroy(), 30);
      await expect(put).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
      expect(await keysIn(folder)).toEqual([]);
      expect(await driver.countFiles()).toBe(await driver.countExpectedFiles());
    });

    it('is let go when the caller cancels, even while it is quiet', async () => {
      const folder = newFolder();
      const source = new Readable({ read() {} });
      source.push(Buffer.alloc(10));
      const cancel = new AbortController();
      const put = driver.storage.put(`${folder}/file`, source, { ...text, signal: cancel.signal });
      setTimeout(() => cancel.abort(), 30);
      await expect(put).rejects.toMatchObject({ name: 'AbortError' });
      expect(source.destroyed).toBe(true);
      expect(await driver.countFiles()).toBe(await driver.countExpectedFiles());
    });
  });

  describe('a range', () => {
    it('holds exactly the bytes it names, wherever it lies', async () => {
      const key = `${newFolder()}/file`;
      const data = randomBytes(5_000);
      await driver.storage.put(key, data, text);
      await fc.assert(
        fc.asyncProperty(
          fc.nat(4_999),
          fc.option(fc.nat(6_000), { nil: undefined }),
          async (start, length) => {
            const range = length === undefined ? { start } : { start, end: start + length };
            const { stream, size, end } = await driver.storage.read(key, range);
            const expected = data.subarray(
              start,
              length === undefined ? undefined : start + length + 1,
            );
            expect(size).toBe(5_000);
            expect(end).toBe(start + expected.length - 1);
            expect((await buffer(stream)).equals(expected)).toBe(true);
          },
        ),
        { numRuns: 40 },
      );
    });

    it.each([{ start: 10 }, { start: -1 }, { start: 5, end: 4 }, { start: 99, end: 120 }])(
      'outside the content is refused: %o',
      async (range) => {
        const key = `${newFolder()}/file`;
        await driver.storage.put(key, Buffer.from('0123456789'), text);
        await expect(driver.storage.read(key, range)).rejects.toMatchObject({ fault: 'bad-range' });
      },
    );

    it('of nothing is refused', async () => {
      const key = `${newFolder()}/file`;
      await driver.storage.put(key, Buffer.alloc(0), text);
      await expect(driver.storage.read(key, { start: 0 })).rejects.toMatchObject({
        fault: 'bad-range',
      });
    });
  });

  describe('what is not there', () => {
    it('is not found', async () => {
      expect(await driver.storage.find('nobody/here')).toBeUndefined();
      await expect(driver.storage.read('nobody/here')).rejects.toMatchObject({
        fault: 'not-found',
      });
    });

    it('is deleted without complaint, and what is deleted is not there', async () => {
      const key = `${newFolder()}/file`;
      await driver.storage.delete(key);
      await driver.storage.put(key, Buffer.from('x'), text);
      await driver.storage.delete(key);
      await driver.storage.delete(key);
      expect(await driver.storage.find(key)).toBeUndefined();
      expect(await driver.countFiles()).toBe(await driver.countExpectedFiles());
    });
  });

  describe('a folder', () => {
    it('holds what lies below it, at any depth, and nothing that only begins alike', async () => {
      const folder = newFolder();
      const inside = [`${folder}/1/a`, `${folder}/1/b/c.txt`];
      for (const key of [...inside, `${folder}/10/a`]) {
        await driver.storage.put(key, Buffer.from(key), text);
      }
      expect(await keysIn(`${folder}/1`)).toEqual(inside);
      expect(await keysIn(`${folder}/1/`)).toEqual(inside);
    });

    it('is deleted with all that is in it, and may be filled again', async () => {
      const folder = newFolder();
      const keys = ['1/a', '1/b/c', '10/a'].map((key) => `${folder}/${key}`);
      for (const key of keys) await driver.storage.put(key, Buffer.from(key), text);
      await driver.storage.deleteFolder(`${folder}/1`);
      await driver.storage.deleteFolder(`${folder}/1`);
      expect(await keysIn(folder)).toEqual([`${folder}/10/a`]);
      await driver.storage.put(`${folder}/1/b/c`, Buffer.from('again'), text);
      expect(await keysIn(`${folder}/1`)).toEqual([`${folder}/1/b/c`]);
    });

    it('of more objects than are listed at once is listed and deleted to the last of them', async () => {
      const folder = newFolder();
      const count = pageSize + 10;
      const keys = Array.from({ length: count }, (_, index) => `${folder}/n${index}`);
      while (keys.length > 0) {
        const some = keys.splice(0, 50);
        await Promise.all(some.map((key) => driver.storage.put(key, Buffer.from('x'), text)));
      }
      expect((await keysIn(folder)).length).toBe(count);
      await driver.storage.deleteFolder(folder);
      expect(await keysIn(folder)).toEqual([]);
    });

    it('that is the whole storage is never deleted', async () => {
      await expect(driver.storage.deleteFolder('')).rejects.toMatchObject({ fault: 'bad-key' });
    });
  });

  it.each([
    '',
    '/etc/passwd',
    '../up',
    'a/../../up',
    'a//b',
    'a/./b',
    'A/b',
    'a/b/',
    'a\\b',
    'a/b\0',
    'a~b',
    'família/foto',
    '.hidden',
    'a/b.',
    'x'.repeat(200),
    'a%2fb',
  ])('refuses the key %j', async (key) => {
    const refused = { fault: 'bad-key' };
    await expect(driver.storage.put(key, Buffer.from('x'), text)).rejects.toMatchObject(refused);
    await expect(driver.storage.read(key)).rejects.toMatchObject(refused);
    await expect(driver.storage.find(key)).rejects.toMatchObject(refused);
    await expect(driver.storage.delete(key)).rejects.toMatchObject(refused);
  });

  describe('the sweep', () => {
    it('removes what nothing refers to, except what is young', async () => {
      const folder = newFolder();
      for (const name of ['kept', 'lost-1', 'lost-2']) {
        await driver.storage.put(`${folder}/${name}`, Buffer.from('12345'), text);
      }
      const findReferenced = async (keys: string[]) => keys.filter((key) => key.endsWith('/kept'));
      const past = new Date(Date.now() - 3_600_000);
      const future = new Date(Date.now() + 3_600_000);
      expect(
        await sweepStorage(driver.storage, { folder, olderThan: past, findReferenced }),
      ).toEqual({ examined: 3, removed: 0, removedBytes: 0 });
      expect(
        await sweepStorage(driver.storage, { folder, olderThan: future, findReferenced }),
      ).toEqual({ examined: 3, removed: 2, removedBytes: 10 });
      expect(await keysIn(folder)).toEqual([`${folder}/kept`]);
    });
  });

  describe('an upload address', () => {
    const request = { userId: 'rosa', maxBytes: 50, expiresInSeconds: 900 };

    it('takes one file, and without its query it names the upload', async () => {
      const key = `uploads/rosa/${newFolder()}`;
      const address = await driver.storage.createUploadAddress({ ...request, key });
      expect(address.key).toBe(key);
      expect(driver.storage.findUploadKey(address.url)).toBe(key);
      expect(driver.storage.findUploadKey(address.url.split('?')[0] ?? '')).toBe(key);
      const answer = await driver.putToAddress(address.url, Buffer.from('a picture'), 'rosa');
      expect(answer).toBe('stored');
      expect((await readAll(key)).toString()).toBe('a picture');
    });

    it('is not mistaken for any other address', () => {
      for (const url of ['', 'https://elsewhere.example/uploads/rosa/1', 'javascript:alert(1)']) {
        expect(driver.storage.findUploadKey(url)).toBeUndefined();
      }
    });

    it('is only given for a key of ours', async () => {
      const given = driver.storage.createUploadAddress({ ...request, key: '../up' });
      await expect(given).rejects.toMatchObject({ fault: 'bad-key' });
    });
  });
});
