import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import type { InjectOptions } from 'fastify';
import { buildApp } from '#server/app/build-app.ts';
import { createDependencies } from '#server/app/dependencies.ts';
import { listJobs } from '#server/app/jobs.ts';
import type { Timeouts } from '#server/features/conversations/model-companion/stream-model.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { createLogger } from '#server/platform/logging/logger.ts';
import { createFfmpeg } from '#server/platform/media/ffmpeg.ts';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import type { User } from '#shared/contracts/auth.ts';
import { openTestDatabase } from './database.ts';
import { usualBuild } from './media-files.ts';

interface TestAppOptions {
  env?: Record<string, string>;
  clock?: Clock;
  /** How long the language model may take. */
  timeouts?: Timeouts;
  /** Takes jobs, without running any: a test runs what it waits for by `runJob`. */
  withJobs?: boolean;
  /** Passwords are hashed as in earnest: slowly, on purpose. */
  realPasswords?: boolean;
  /** The built pages, for a browser; without it there are none. */
  clientDir?: string;
}

/** A signed-in user of a test app: calls carry the session. */
export interface Caller {
  user: User;
  cookie: string;
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: InjectOptions['payload'],
    headers?: Record<string, string>,
  ): Promise<{ status: number; headers: Record<string, unknown>; body: never; text: string }>;
  addAncestor(details?: Record<string, unknown>): Promise<Ancestor>;
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

const hashCheaply = (password: string) =>
  hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 });

/** To ask a program what it can do for each app anew takes a tenth of many tests. */
const findUsualFfmpeg = async (named: string | undefined) =>
  named === undefined ? createFfmpeg({ build: await usualBuild() }) : undefined;

/** The whole server on a database and a data directory of its own, called without a network. */
export async function openTestApp({
  env = {},
  clock,
  timeouts,
  withJobs = false,
  realPasswords = false,
  clientDir,
}: TestAppOptions = {}) {
  const database = await openTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'heartwood-app-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '0',
    SECRET_KEY: 'a key for tests only, of forty characters',
    ...env,
  });
  const logger = createLogger(config.LOG_LEVEL);
  const ffmpeg = await findUsualFfmpeg(config.FFMPEG_PATH);
  const hashPassword = realPasswords ? undefined : hashCheaply;
  const overrides = { clock, timeouts, database, ffmpeg, hashPassword };
  const dependencies = await createDependencies(config, logger, overrides);
  if (withJobs) await dependencies.jobs.open(listJobs(dependencies));
  const app = await buildApp(dependencies, clientDir ?? path.join(dataDir, 'no-client'));
  await app.ready();
  let people = 0;

  const callAs =
    (cookie: string): Caller['call'] =>
    async (method, url, payload, headers = {}) => {
      const response = await app.inject({ method, url, payload, headers: { cookie, ...headers } });
      const isJson = String(response.headers['content-type']).startsWith('application/json');
      return {
        status: response.statusCode,
        headers: response.headers,
        body: (isJson ? response.json() : undefined) as never,
        text: response.body,
      };
    };

  return {
    app,
    dependencies,
    dataDir,
    /** Calls without a session. */
    anonymous: callAs(''),
    /** Calls with a session's cookie. */
    as: callAs,

    /** A new account, signed in. */
    async signUp(name = 'Ana'): Promise<Caller> {
      people += 1;
      const email = `person-${people}@family.example`;
      const response = await app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { mode: 'sign-up', email, password: 'correct horse', name },
      });
      if (response.statusCode !== 201) throw new Error(`no sign-up: ${response.body}`);
      const cookie = response.cookies.map((one) => `${one.name}=${one.value}`).join('; ');
      const { user } = response.json<{ user: User }>();
      const call = callAs(cookie);
      return {
        user,
        cookie,
        call,
        async addAncestor(details = {}) {
          const body = { userId: user.id, name: 'Rosa', relationship: 'grandmother', ...details };
          const created = await call('POST', '/api/ancestors', body);
          if (created.status !== 201) throw new Error(`no ancestor: ${created.text}`);
          return created.body as Ancestor;
        },
      };
    },

    /** Runs a job once, here and now, whether or not one was sent. */
    async runJob(name: string, data: object = {}) {
      const handled = listJobs(dependencies).find(({ job }) => job.name === name);
      if (!handled) throw new Error(`There is no job ${name}.`);
      const { signal } = new AbortController();
      const progress = async () => {};
      await handled.handle({ id: randomUUID(), data, attempt: 1, signal, progress, logger });
    },

    truncate: () => database.truncateAll(),
    async close() {
      await app.close();
      await dependencies.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
