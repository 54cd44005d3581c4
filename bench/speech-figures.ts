import { setTimeout as sleep } from 'node:timers/promises';
import { readWav } from '#server/platform/speech/wav.ts';
import { type HttpCaller, signUpAt } from '#tests/support/http-caller.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { summarize, time } from './row.ts';

type Summary = ReturnType<typeof summarize>;

export interface SpeechFigures {
  /** Seconds of speech made in a second of the clock, and in a second of the processor. */
  realtimeFactor: number;
  realtimeFactorOfProcessor: number;
  /** Until the first byte of a three-sentence text that was never spoken before, in milliseconds. */
  firstByteOfFile: Summary;
  firstByteOfSentences: Summary;
  /** The same for an answer without any work. */
  firstByteOfNothing: Summary;
  /** 100 syntheses from 8 clients at once. */
  load: {
    succeeded: number;
    seconds: number;
    eventLoopP99Ms: number;
    /** While nothing was asked. */
    eventLoopP99AtRestMs: number;
    memoryBeforeMb: number;
    memoryAfterMb: number;
    /** After as many again: memory that is flat stays near what it was. */
    memoryAfterAgainMb: number;
  };
}

const path = '/api/voice/synthesize';
const clients = 8;
const syntheses = 100;
let spoken = 0;

/** Three sentences that were never spoken before. */
function freshText(): string {
  spoken += 1;
  return (
    `When I was ${spoken} years old I mended nets at the harbour with my father. ` +
    `We sang ${spoken} songs so that the cold would not find us. ` +
    `Once a storm took ${spoken} boats, and the whole town waited on the beach with lanterns.`
  );
}

/** Measures offline speech on a server of its own. */
export async function measureSpeechFigures(): Promise<SpeechFigures> {
  const server = await startServer();
  try {
    const caller = await signUpAt(server.url);
    // Wakes the voice and lets its engine warm up, as opening a chat does.
    await caller.call('GET', '/api/voices');
    for (let index = 0; index < 10; index += 1) await timeFirstByte(server, caller, '');
    const firstByteOfFile = await repeat(20, () => timeFirstByte(server, caller, ''));
    const firstByteOfSentences = await repeat(20, () =>
      timeFirstByte(server, caller, '?timings=1'),
    );
    const firstByteOfNothing = await repeat(20, () =>
      time(async () => (await fetch(`${server.url}/livez`)).bytes()),
    );
    const firstBytes = { firstByteOfFile, firstByteOfSentences, firstByteOfNothing };
    const pace = await measurePace(server, caller);
    return { ...pace, ...firstBytes, load: await measureLoad(server) };
  } finally {
    await server.stop();
  }
}

function request(server: RunningServer, caller: HttpCaller, query = ''): Promise<Response> {
  return fetch(`${server.url}${path}${query}`, {
    method: 'POST',
    headers: { cookie: caller.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ text: freshText() }),
  });
}

async function timeFirstByte(server: RunningServer, caller: HttpCaller, query: string) {
  const begin = performance.now();
  const response = await request(server, caller, query);
  const reader = response.body?.getReader();
  await reader?.read();
  const elapsed = performance.now() - begin;
  while (!(await reader?.read())?.done);
  return elapsed;
}

async function measurePace(server: RunningServer, caller: HttpCaller) {
  const before = await readMetrics(server);
  const begin = performance.now();
  let seconds = 0;
  for (let index = 0; index < 20; index += 1) {
    const file = await (await request(server, caller)).bytes();
    const { samples, sampleRate } = readWav(file);
    seconds += samples.length / sampleRate;
  }
  const elapsed = (performance.now() - begin) / 1000;
  const processor = (await readMetrics(server)).processorSeconds - before.processorSeconds;
  return { realtimeFactor: seconds / elapsed, realtimeFactorOfProcessor: seconds / processor };
}

async function measureLoad(server: RunningServer): Promise<SpeechFigures['load']> {
  const people = await Promise.all(Array.from({ length: clients }, () => signUpAt(server.url)));
  const run = async () => {
    let left = syntheses;
    let succeeded = 0;
    const work = async (caller: HttpCaller) => {
      while (left > 0) {
        left -= 1;
        const response = await request(server, caller);
        const { samples } = readWav(await response.bytes());
        if (response.status === 200 && samples.length > 0) succeeded += 1;
      }
    };
    await Promise.all(people.map(work));
    return succeeded;
  };
  // Each reading of the metrics begins a new span of the event loop's histogram.
  await readMetrics(server);
  await sleep(3_000);
  const before = await readMetrics(server);
  const begin = performance.now();
  const succeeded = await run();
  const seconds = (performance.now() - begin) / 1000;
  const after = await readMetrics(server);
  await run();
  await sleep(1_000);
  const again = await readMetrics(server);
  return {
    succeeded,
    seconds,
    eventLoopP99Ms: after.eventLoopP99Ms,
    eventLoopP99AtRestMs: before.eventLoopP99Ms,
    memoryBeforeMb: before.memoryMb,
    memoryAfterMb: after.memoryMb,
    memoryAfterAgainMb: again.memoryMb,
  };
}

async function readMetrics(server: RunningServer) {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const read = (name: string) =>
    Number(new RegExp(`^${name}(?:{[^}]*})? (\\S+)`, 'm').exec(text)?.[1]);
  return {
    processorSeconds: read('process_cpu_seconds_total'),
    memoryMb: read('process_resident_memory_bytes') / 1e6,
    eventLoopP99Ms: read('nodejs_eventloop_lag_p99_seconds') * 1000,
  };
}

async function repeat(times: number, measure: () => Promise<number>): Promise<Summary> {
  const taken: number[] = [];
  for (let index = 0; index < times; index += 1) taken.push(await measure());
  return summarize(taken);
}
