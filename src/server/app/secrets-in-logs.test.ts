import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createModelSummarizer } from '#server/features/training/summary/model-summarizer.ts';
import { openImageModel } from '#server/platform/ai/image-model.ts';
import { openTextModel } from '#server/platform/ai/text-model.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { createLogger } from '#server/platform/logging/logger.ts';
import { createSmtpMail } from '#server/platform/mail/smtp-mail.ts';
import { openSpeechDriver } from '#server/platform/speech/open-speech-driver.ts';

const secret = 'mended-nets-at-dawn';
const key = 'sk-planted-secret';

/** Repeats whatever it is sent, as some providers do in their errors. */
let parrot: Server;
let asError: boolean;
let settings: ReturnType<typeof readConfig>;

beforeAll(async () => {
  parrot = createServer(async (request, response) => {
    const said = `${request.headers.authorization} ${await text(request)}`;
    const answer = { id: 'x', object: 'x', created: 1, model: 'x' };
    const message = { role: 'assistant', content: said };
    response.writeHead(asError ? 400 : 200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(
        asError
          ? { error: { message: said, type: 'x', code: 'x' } }
          : { ...answer, choices: [{ index: 0, message, finish_reason: 'stop' }], data: said },
      ),
    );
  });
  await new Promise<void>((resolve) => parrot.listen(0, '127.0.0.1', resolve));
  const model = 'openai-compatible:parrot';
  settings = readConfig({
    ...{ AI_TEXT: model, AI_IMAGE: model, AI_SPEECH: model, AI_API_KEY: key },
    AI_BASE_URL: `http://127.0.0.1:${(parrot.address() as AddressInfo).port}/v1`,
  });
});
afterAll(() => parrot.close());
beforeEach(() => {
  asError = true;
});

/** What the log holds of a failure, however deep its causes go. */
async function logOf(failing: Promise<unknown>): Promise<string> {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => lines.push(line) });
  const error = await failing.then(
    () => undefined,
    (failed: unknown) => failed,
  );
  expect(error).toBeInstanceOf(Error);
  logger.error({ err: error }, 'failed');
  logger.error({ err: new Error('a step failed', { cause: error }) }, 'failed');
  return lines.join('');
}

const summarize = async () => {
  const model = openTextModel(settings);
  if (!model) throw new Error('offline');
  const { compose } = createModelSummarizer(model);
  const [person, training] = [{ name: 'Rosa' }, { stories: [{ title: 'Nets', content: secret }] }];
  return compose(...([person, training] as unknown as Parameters<typeof compose>));
};
const draw = async () =>
  openImageModel(settings)?.draw({ prompt: secret, size: { width: 1280, height: 720 } });
const speak = async () => {
  const [voice] = openSpeechDriver(settings).voices;
  if (!voice) throw new Error('no voice');
  return openSpeechDriver(settings).speak(secret, { voice, rate: 1, pitch: 1 });
};

test.each([
  ['text', summarize],
  ['pictures', draw],
  ['speech', speak],
])(
  'a failing provider of %s leaves neither what it was sent nor the key in the log',
  async (_, call) => {
    for (const isError of [true, false]) {
      asError = isError;
      const log = await logOf(call());
      expect(log).toContain('"stack"');
      for (const planted of [secret, key]) expect(log).not.toContain(planted);
    }
  },
);

test('a mail server that refuses leaves no address in the log', async () => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, answer) {
      answer(Object.assign(new Error(`<${address}>: no such person`), { responseCode: 550 }));
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const mail = createSmtpMail({
    url: `smtp://127.0.0.1:${port}`,
    from: 'Heartwood <post@heartwood.example>',
  });
  const letter = { subject: secret, text: secret, html: secret, messageId: 'one' };
  const log = await logOf(mail.send({ to: 'ana.private@family.example', ...letter }));
  await mail.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  expect(log).toContain('"status":550');
  for (const planted of [secret, 'ana.private', 'family.example'])
    expect(log).not.toContain(planted);
});
