import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { settings } from '#server/platform/config/config.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('docker-compose.yml');

describe('the Dockerfile', () => {
  const lines = dockerfile.replaceAll('\\\n', ' ').split('\n');

  test('copies only what is there and what the image may see', () => {
    const allowed = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, name]) => name);
    const copied = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
      .flatMap((line) => line.split(/\s+/).slice(1, -1));
    expect(copied.length).toBeGreaterThan(5);
    expect(copied.filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
    expect(copied.filter((path) => !allowed.includes(path.split('/')[0]))).toEqual([]);
  });

  test('sets only what Heartwood knows, runs as nobody special, and watches over its readiness', () => {
    const set = [...dockerfile.matchAll(/\b([A-Z_]+)=/g)].map(([, name]) => name ?? '');
    expect(set).toContain('DATA_DIR');
    expect(set.filter((name) => name !== 'NODE_ENV' && !(name in settings))).toEqual([]);
    const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
    expect(last).toContain('USER node');
    expect(last.find((line) => line.startsWith('HEALTHCHECK'))).toContain('/readyz');
    expect(last.some((line) => line.includes('npm'))).toBe(false);
    const command = /^CMD \["node", "(.+)"\]$/m.exec(dockerfile)?.[1] ?? '';
    expect(existsSync(resolve(root, command))).toBe(true);
  });
});

describe('docker-compose.yml', () => {
  const ownSettings = /x-settings:[\s\S]*?\n\n/.exec(compose)?.[0] ?? '';
  const roles = [...compose.matchAll(/ROLE: (\w+)/g)].map(([, role]) => role);

  test('names only settings that there are', () => {
    const names = [...ownSettings.matchAll(/^ {2}([A-Z0-9_]+):/gm)].map(([, name]) => name ?? '');
    expect(names).toContain('DATABASE_URL');
    expect(names.filter((name) => !(name in settings))).toEqual([]);
    expect(roles).toEqual(['web', 'worker']);
  });

  test('asks for every secret and has none of its own', () => {
    const secrets = /(SECRET_KEY|POSTGRES_PASSWORD|S3_ACCESS_KEY_ID|S3_SECRET_ACCESS_KEY)\b/;
    const used = [...compose.matchAll(/\$\{([A-Z0-9_]+)(:[-?])?/g)];
    const optional = used.filter(([, name = '', how]) => secrets.test(name) && how !== ':?');
    expect(used.length).toBeGreaterThan(8);
    expect(optional).toEqual([]);
    const unknown = used.filter(
      ([, name = '']) => !(name in settings) && name !== 'POSTGRES_PASSWORD',
    );
    expect(unknown).toEqual([]);
  });
});
