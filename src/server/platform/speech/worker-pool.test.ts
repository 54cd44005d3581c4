import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createWorkerPool } from './worker-pool.ts';

type Order = { how: string; once?: string };

let pool: ReturnType<typeof open>;
let folder: string;

const open = (limitMs = 60_000, script = '../../../../tests/support/frail-worker.ts') =>
  createWorkerPool<Order, string>({ script: new URL(script, import.meta.url), size: 2, limitMs });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'heartwood-pool-'));
  pool = open();
});
afterEach(async () => {
  await pool.close();
  rmSync(folder, { recursive: true });
});

describe('a pool of threads', () => {
  test('answers every order with its own answer', async () => {
    const orders = Array.from({ length: 30 }, (_, index) => `order ${index}`);
    expect(await Promise.all(orders.map((how) => pool.run({ how })))).toEqual(orders);
  });

  test('passes on why an order was refused, and goes on', async () => {
    await expect(pool.run({ how: 'fail' })).rejects.toThrow('it cannot');
    expect(await pool.run({ how: 'hello' })).toBe('hello');
  });

  test('replaces a thread that dies, and tries its order again', async () => {
    const answers = await Promise.all([
      pool.run({ how: 'die', once: path.join(folder, 'died') }),
      ...['a', 'b', 'c'].map((how) => pool.run({ how })),
    ]);
    expect(answers).toEqual(['done', 'a', 'b', 'c']);
  });

  test('gives up an order that ends every thread, and answers the others', async () => {
    const deadly = expect(pool.run({ how: 'die' })).rejects.toThrow('ended');
    expect(await pool.run({ how: 'hello' })).toBe('hello');
    await deadly;
  });

  test('ends a thread that takes too long', async () => {
    await pool.close();
    pool = open(2_000);
    expect(await pool.run({ how: 'hang', once: path.join(folder, 'hung') })).toBe('done');
  });

  test('says so when its threads cannot start', async () => {
    await pool.close();
    pool = open(60_000, './no-such-script.ts');
    await expect(pool.run({ how: 'hello' })).rejects.toThrow('no-such-script');
  });

  test('refuses what still waits when it is closed', async () => {
    const waiting = expect(pool.run({ how: 'hello' })).rejects.toThrow(/closed|ended/);
    await pool.close();
    await waiting;
  });
});
