import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { systemClock } from '#server/platform/clock/clock.ts';
import { createS3Storage } from '#server/platform/storage/s3-storage.ts';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import type { Exchange, Message } from '#shared/contracts/conversations.ts';
import type { Training } from '#shared/contracts/training.ts';
import { type HttpCaller, signUpAt } from '#tests/support/http-caller.ts';
import { type PostgresCluster, startPostgresCluster } from '#tests/support/postgres-cluster.ts';
import { findPostgresBinaries } from '#tests/support/postgres-cluster-binaries.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { openTopology, type Topology } from '#tests/support/topology.ts';

const binaries = await findPostgresBinaries();
if (!binaries)
  process.stderr.write(
    'NOT PROVEN: several processes. No PostgreSQL is installed here to run them on.\n',
  );

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 90_000, interval: 50 });

describe.skipIf(!binaries)(
  'two webs and two workers on one database and one bucket',
  {
    timeout: 240_000,
  },
  () => {
    let cluster: PostgresCluster | undefined;
    let topology: Topology;
    let webs: RunningServer[];
    let ana: HttpCaller;
    let rosa: Ancestor;

    const at = (index: number) => ana.at(webs[index]?.url ?? '');

    beforeAll(async () => {
      cluster = await startPostgresCluster();
      if (!cluster) throw new Error('PostgreSQL is installed but did not start.');
      topology = await openTopology(cluster);
      webs = await Promise.all([topology.start('web'), topology.start('web')]);
      ana = await signUpAt(webs[0]?.url ?? '');
    }, 240_000);
    afterAll(async () => {
      await topology?.close();
      await cluster?.stop();
    }, 60_000);

    async function sendPicture(server: RunningServer | undefined): Promise<Training> {
      const picture = await sharp({
        create: { width: 600, height: 600, channels: 3, background: '#5b8c5a' },
      })
        .jpeg()
        .toBuffer();
      const form = new FormData();
      form.append('fullName', 'Rosa Alves');
      form.append('stories', JSON.stringify([{ title: 'The net', content: 'I mended the nets.' }]));
      form.append('profileImage', new File([new Uint8Array(picture)], 'rosa.jpg'));
      const response = await fetch(`${server?.url}/api/ancestors/${rosa.id}/training`, {
        method: 'POST',
        headers: { cookie: ana.cookie },
        body: form,
      });
      expect(response.status).toBe(200);
      return response.json() as Promise<Training>;
    }

    const download = (server: RunningServer | undefined, url: string | null) =>
      fetch(`${server?.url}${url}`, { headers: { cookie: ana.cookie } });

    let picture: string | null = null;

    test('what is made through one web is there at the other, its picture from the bucket too', async () => {
      const person = { userId: ana.user.id, name: 'Rosa', relationship: 'grandmother' };
      rosa = (await at(0).call<Ancestor>('POST', '/api/ancestors', person)).body;
      ({ profileImageUrl: picture } = await sendPicture(webs[0]));
      expect(await topology.countObjects('avatars')).toBe(1);
      const served = await download(webs[1], picture);
      expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
      const { body } = await at(1).call<Ancestor>('POST', `/api/ancestors/${rosa.id}/summary`);
      expect(body).toMatchObject({ name: 'Rosa', status: 'active' });
    });

    test('limits are counted over both webs', async () => {
      const attempt = (index: number) =>
        fetch(`${webs[index % 2]?.url}/api/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'nobody@family.example', password: 'a wrong one' }),
        }).then((response) => response.status);
      const statuses: number[] = [];
      for (let index = 0; index < 11; index += 1) statuses.push(await attempt(index));
      expect(statuses).toEqual([...Array(10).fill(401), 429]);
    });

    test('a web that is killed in the middle of talks loses nothing that was acknowledged', async () => {
      const { body: conversation } = await at(0).call<{ id: string }>(
        'POST',
        '/api/conversations',
        {
          userId: ana.user.id,
          ancestorId: rosa.id,
        },
      );
      const path = `/api/conversations/${conversation.id}/messages`;
      const acknowledged: string[] = [];
      const writes = Array.from({ length: 20 }, async (_, index) => {
        const { status, body } = await at(index % 2).call<Exchange>('POST', path, {
          content: `Who mended net ${index}?`,
        });
        if (status !== 201) return;
        acknowledged.push(body.message.id, body.reply.id);
        if (acknowledged.length === 8) await webs[0]?.kill('SIGKILL');
      });
      await Promise.allSettled(writes);
      expect(acknowledged.length).toBeGreaterThanOrEqual(20);

      const { body: kept } = await at(1).call<Message[]>('GET', `${path}?limit=200`);
      const ids = kept.map(({ id }) => id);
      expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
      const replied = kept.flatMap(({ replyToId }) => replyToId ?? []);
      expect(new Set(replied).size).toBe(replied.length);
      // A message that the killed web had taken but not answered is answered by the other one.
      for (const one of kept.filter(({ id, kind }) => kind === 'person' && !replied.includes(id))) {
        const again = await at(1).call<Message>('POST', `${path}/${one.id}/reply`, {});
        expect(again.body).toMatchObject({ kind: 'persona', replyToId: one.id });
      }
      webs[0] = await topology.start('web');
    });

    test('a job whose worker is killed is finished by the other, once, and spares what is in use', async () => {
      const storage = createS3Storage({
        ...topology.s3.options,
        spoolFolder: `${tmpdir()}/heartwood-topology-spool`,
        clock: systemClock,
      });
      const contentType = 'image/webp';
      for (let index = 0; index < 60; index += 1)
        await storage.put(`avatars/${randomUUID()}/${index}.webp`, Buffer.from('left behind'), {
          contentType,
          maxBytes: 100,
        });
      await topology.ageObjects();
      const fresh = `avatars/${randomUUID()}/fresh.webp`;
      await storage.put(fresh, Buffer.from('its row comes soon'), { contentType, maxBytes: 100 });

      const workers = await Promise.all([topology.start('worker'), topology.start('worker')]);
      await until(async () => expect(await topology.countObjects('avatars')).toBeLessThan(55));
      const linesOf = (server: RunningServer | undefined) =>
        (server?.logs().split('\n') ?? []).filter((line) => line.includes('"files.sweep"'));
      const begins = (server: RunningServer) =>
        linesOf(server).some((line) => line.includes('a job begins'));
      await until(() => expect(workers.filter(begins)).toHaveLength(1));
      const victim = workers.find(begins);
      const heir = workers.find((one) => one !== victim);
      await victim?.kill('SIGKILL');
      expect(await topology.countObjects('avatars')).toBeGreaterThan(2);

      await until(() =>
        expect(linesOf(heir).some((line) => line.includes('"outcome":"completed"'))).toBe(true),
      );
      // Rosa's picture, two days old by now, and the fresh one.
      expect(await topology.countObjects('avatars')).toBe(2);
      expect(await storage.find(fresh)).toBeDefined();
      for (const web of webs) expect((await download(web, picture)).status).toBe(200);

      const client = new pg.Client({ connectionString: topology.databaseUrl });
      await client.connect();
      const { rows } = await client.query<{ slot: string; state: string; retry_count: number }>(
        `select name || ' ' || singleton_on as slot, state::text, retry_count from pgboss.job
          where singleton_on is not null and name not like 'facts.%' and name <> 'backups.nightly'`,
      );
      await client.end();
      // Each scheduled job once, and but one of them was run more than once. A backup takes longer than this test.
      expect(new Set(rows.map(({ slot }) => slot)).size).toBe(rows.length);
      expect(rows.every(({ state }) => state === 'completed')).toBe(true);
      const again = rows.filter(({ retry_count }) => retry_count > 0);
      expect(again).toEqual([
        expect.objectContaining({ slot: expect.stringMatching(/^files.sweep/) }),
      ]);
      const served = await fetch(`${heir?.url}/api/about`);
      expect(served.status).toBe(404);
      expect(await heir?.kill('SIGTERM')).toMatchObject({ code: 0 });
    });

    test('a web that is asked to stop says that it is not ready, serves on, and ends in good order', async () => {
      const [web] = webs;
      const ended = web?.kill('SIGTERM');
      await until(async () => expect((await fetch(`${web?.url}/readyz`)).status).toBe(503));
      expect((await fetch(`${web?.url}/livez`)).status).toBe(200);
      expect(await ended).toMatchObject({ code: 0 });
    });
  },
);
