import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('settings', () => {
  test('need nothing, and have defaults', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:3000',
      AI_TEXT: 'offline',
      ROLE: 'all',
      RATE_LIMIT_SCALE: 1,
      TRUST_PROXY: false,
    });
  });

  test('that are blank count as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '' })).toMatchObject({
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
    });
  });

  test('that are wrong are all named at once', () => {
    const read = () =>
      readConfig({
        PORT: 'many',
        LOG_LEVEL: 'loud',
        AI_TEXT: 'nonsense',
        DATABASE_URL: 'mysql://x',
      });
    for (const name of ['PORT', 'LOG_LEVEL', 'AI_TEXT', 'DATABASE_URL']) expect(read).toThrow(name);
  });

  test.each([
    [{ DATABASE_URL: 'postgres://localhost/x' }, 'SECRET_KEY'],
    [{ ROLE: 'worker' }, 'DATABASE_URL'],
    [{ S3_BUCKET: 'files' }, 'S3_SECRET_ACCESS_KEY'],
    [{ AI_TEXT: 'openai-compatible:llama3' }, 'AI_BASE_URL'],
    [{ SECRET_KEY: 'short' }, '32 characters'],
    [{ SMTP_URL: 'http://mail' }, 'smtp://'],
    [{ S3_BUCKET: 'files', BACKUP_TO: 's3://files/backups' }, 'another bucket'],
  ])('%o are refused, naming %s', (environment, word) => {
    expect(() => readConfig(environment)).toThrow(word);
  });
});
