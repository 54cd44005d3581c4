import path from 'node:path';
import { z } from 'zod';
import { StartupError } from '#server/platform/errors/startup-error.ts';
import { limits } from '#shared/limits.ts';

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(blankIsUnset, schema.optional()) as z.ZodType<z.output<T> | undefined>;
const withDefault = <T extends z.ZodType>(schema: T, value: z.input<T> & {}) =>
  z.preprocess((given) => blankIsUnset(given) ?? value, schema) as unknown as z.ZodType<
    z.output<T>
  >;

const model = z
  .string()
  .regex(
    /^(offline|[a-z-]+:.+)$/,
    'must be "offline" or "provider:model", e.g. "openai-compatible:llama3"',
  );
const webAddress = z.url({ protocol: /^https?$/, message: 'must be an http or https address' });

/** Every setting, its default and its meaning: the one source of `.env.example` and the README's table. */
export const settings = {
  PORT: withDefault(z.coerce.number().int().min(0).max(65_535), 3000).describe(
    'The port that it listens on',
  ),
  HOST: withDefault(z.string(), '127.0.0.1').describe('The address that it listens on'),
  PUBLIC_URL: optional(webAddress).describe(
    'How mails and share links name it (unset: http://localhost:PORT)',
  ),
  DATA_DIR: withDefault(z.string(), './data').describe('Embedded database, files and outbox'),
  DATABASE_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, message: 'must be a postgres:// address' }),
  ).describe('PostgreSQL 15 or newer (unset: embedded, in DATA_DIR)'),
  S3_BUCKET: optional(z.string()).describe('Object storage (unset: files in DATA_DIR)'),
  S3_ENDPOINT: optional(webAddress).describe('Address of an S3 server other than AWS'),
  S3_PUBLIC_ENDPOINT: optional(webAddress).describe(
    'How browsers reach the bucket, whose CORS lets them PUT (unset: S3_ENDPOINT)',
  ),
  S3_REGION: withDefault(z.string(), 'us-east-1').describe('Region of the bucket'),
  S3_ACCESS_KEY_ID: optional(z.string()).describe('Key of the bucket'),
  S3_SECRET_ACCESS_KEY: optional(z.string()).describe('Secret of that key'),
  ROLE: withDefault(z.enum(['all', 'web', 'worker']), 'all').describe(
    'What this process does: web, worker or all (embedded database: only all)',
  ),
  AI_TEXT: withDefault(model, 'offline').describe('Language model, as provider:model'),
  AI_IMAGE: withDefault(model, 'offline').describe(
    'Picture model for the scenes of stories, as provider:model',
  ),
  AI_SPEECH: withDefault(model, 'offline').describe('Speech model, as provider:model'),
  AI_BASE_URL: optional(webAddress).describe('Address of an openai-compatible server'),
  AI_API_KEY: optional(z.string()).describe('Key for the models (or the provider’s usual name)'),
  OPENAI_API_KEY: optional(z.string()).describe('Key for openai:…'),
  ANTHROPIC_API_KEY: optional(z.string()).describe('Key for anthropic:…'),
  GOOGLE_GENERATIVE_AI_API_KEY: optional(z.string()).describe('Key for google:…'),
  ELEVENLABS_API_KEY: optional(z.string()).describe('Key for elevenlabs:…'),
  SMTP_URL: optional(
    z.url({ protocol: /^smtps?$/, message: 'must be an smtp:// address' }),
  ).describe('Mail server (unset: mails are written as .eml files in DATA_DIR/outbox)'),
  MAIL_FROM: withDefault(z.string(), 'Heartwood <heartwood@localhost>').describe(
    'Sender of all mails',
  ),
  FFMPEG_PATH: optional(z.string()).describe(
    'Video compiler, an ffmpeg of 2018 or newer (unset: found)',
  ),
  SUPPORT_EMAIL: withDefault(z.string(), 'support@heartwood.example').describe(
    'Shown where people can reach you',
  ),
  SUPPORT_PHONE: withDefault(z.string(), '+1 (555) 010-0199').describe(
    'Shown where people can reach you',
  ),
  SECRET_KEY: optional(z.string().min(32, 'must have at least 32 characters')).describe(
    'Signs sessions and upload addresses (unset: made in DATA_DIR; required with DATABASE_URL)',
  ),
  BACKUP_TO: optional(z.string()).describe(
    'Where backups are kept: a folder, or s3://bucket/folder with the S3 settings (unset: DATA_DIR/backups)',
  ),
  BACKUP_PASSPHRASE: optional(z.string().min(12, 'must have at least 12 characters')).describe(
    'Encrypts backups (unset: they are not encrypted)',
  ),
  BACKUP_KEEP_DAILY: withDefault(z.coerce.number().int().min(0), 7).describe(
    'How many daily backups are kept; 0 makes none at night',
  ),
  BACKUP_KEEP_WEEKLY: withDefault(z.coerce.number().int().min(0), 4).describe(
    'How many weekly backups are kept',
  ),
  TRUST_PROXY: withDefault(z.stringbool(), 'false').describe(
    'Believe the X-Forwarded-* headers of the one proxy in front',
  ),
  METRICS_TOKEN: optional(z.string()).describe('Bearer token for /metrics (unset: loopback only)'),
  ACCOUNT_GB: withDefault(z.coerce.number().positive(), limits.storedBytes / 1024 ** 3).describe(
    'How many GB the files of one account may take up',
  ),
  RATE_LIMIT_SCALE: withDefault(z.coerce.number().min(0), 1).describe(
    'Multiplies every rate limit; 0 turns them off',
  ),
  LOG_LEVEL: withDefault(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    'info',
  ).describe('How much is logged'),
};

const schema = z.object(settings).superRefine((given, context) => {
  const addProblem = (name: keyof typeof settings, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (given.DATABASE_URL && !given.SECRET_KEY)
    addProblem('SECRET_KEY', 'is required with DATABASE_URL, the same for every process');
  if (!given.DATABASE_URL && given.ROLE !== 'all')
    addProblem('ROLE', 'must be "all" with the embedded database; set DATABASE_URL to split roles');
  if (given.S3_BUCKET && !(given.S3_ACCESS_KEY_ID && given.S3_SECRET_ACCESS_KEY))
    addProblem('S3_ACCESS_KEY_ID', 'and S3_SECRET_ACCESS_KEY are required with S3_BUCKET');
  if (given.S3_BUCKET && `${given.BACKUP_TO}/`.startsWith(`s3://${given.S3_BUCKET}/`))
    addProblem('BACKUP_TO', 'must be in another bucket than S3_BUCKET');
  for (const name of ['AI_TEXT', 'AI_IMAGE', 'AI_SPEECH'] as const)
    if (given[name].startsWith('openai-compatible:') && !given.AI_BASE_URL)
      addProblem('AI_BASE_URL', `is required with ${name}=openai-compatible:…`);
});

export type Config = Omit<z.output<typeof schema>, 'PUBLIC_URL' | 'DATA_DIR'> & {
  PUBLIC_URL: string;
  DATA_DIR: string;
};

/**
 * Reads all settings from an environment.
 * @throws StartupError naming every setting that is wrong and what it should be.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const result = schema.safeParse(environment);
  if (!result.success) {
    const problems = result.error.issues.map(
      (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
    );
    throw new StartupError(`Heartwood cannot start with these settings:\n${problems.join('\n')}`);
  }
  const config = result.data;
  return {
    ...config,
    DATA_DIR: path.resolve(config.DATA_DIR),
    PUBLIC_URL: (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/$/, ''),
  };
}
