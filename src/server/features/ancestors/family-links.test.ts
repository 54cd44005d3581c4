import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { type Caller, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { findOwnAncestor, type Kin } from './family-links.rules.ts';

let app: TestApp;
let ana: Caller;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.truncate();
  ana = await app.signUp();
});

const add = (name: string, links: Record<string, unknown> = {}) =>
  ana.addAncestor({ name, ...links });
const link = (one: Ancestor, links: Record<string, unknown>) =>
  ana.call('PUT', `/api/ancestors/${one.id}`, links);
const find = async (one: Ancestor): Promise<Ancestor> =>
  (await ana.call('GET', `/api/ancestors/${one.id}`)).body;

describe('a spouse', () => {
  it('is linked on both sides, when somebody is added and when they change', async () => {
    const rosa = await add('Rosa');
    const rui = await add('Rui', { spouseId: rosa.id });
    expect(rui.spouseId).toBe(rosa.id);
    expect(await find(rosa)).toMatchObject({ spouseId: rui.id });

    const bea = await add('Bea');
    const ivo = await add('Ivo');
    expect(await link(bea, { spouseId: ivo.id })).toMatchObject({ body: { spouseId: ivo.id } });
    expect(await find(ivo)).toMatchObject({ spouseId: bea.id });
  });

  it('frees the two who were linked before', async () => {
    const [rosa, bea] = [await add('Rosa'), await add('Bea')];
    const rui = await add('Rui', { spouseId: rosa.id });
    const ivo = await add('Ivo', { spouseId: bea.id });
    await link(rosa, { spouseId: ivo.id });
    expect(await find(rosa)).toMatchObject({ spouseId: ivo.id });
    expect(await find(ivo)).toMatchObject({ spouseId: rosa.id });
    expect(await find(rui)).toMatchObject({ spouseId: null });
    expect(await find(bea)).toMatchObject({ spouseId: null });
  });

  it('is unlinked on both sides', async () => {
    const rosa = await add('Rosa');
    const rui = await add('Rui', { spouseId: rosa.id });
    await link(rosa, { spouseId: null });
    expect(await find(rui)).toMatchObject({ spouseId: null });
  });

  it('makes an edit stale that was begun before', async () => {
    const rosa = await add('Rosa');
    await add('Rui', { spouseId: rosa.id });
    const answer = await link(rosa, { spouseId: null, updatedAt: rosa.updatedAt });
    expect(answer.status).toBe(409);
  });
});

describe('a link', () => {
  it.each(['parentId', 'spouseId'])('to oneself is refused as %s', async (field) => {
    const rosa = await add('Rosa');
    for (const id of [rosa.id, rosa.id.toUpperCase()]) {
      expect(await link(rosa, { [field]: id })).toMatchObject({
        status: 400,
        body: { code: 'ancestors.link-self', issues: [{ path: field }] },
      });
    }
  });

  it.each(['parentId', 'spouseId'])('to a stranger is refused as %s', async (field) => {
    const stranger = await (await app.signUp('Rui')).addAncestor();
    const rosa = await add('Rosa');
    const refused = { status: 400, body: { code: 'ancestors.link-unknown' } };
    expect(await link(rosa, { [field]: stranger.id })).toMatchObject(refused);
    const body = { userId: ana.user.id, name: 'Bea', relationship: 'aunt', [field]: stranger.id };
    expect(await ana.call('POST', '/api/ancestors', body)).toMatchObject(refused);
    expect((await find(rosa)).updatedAt).toBe(rosa.updatedAt);
  });

  it('that would make somebody their own ancestor is refused, and nothing changes', async () => {
    const rosa = await add('Rosa');
    const ana2 = await add('Ana', { parentId: rosa.id });
    const eva = await add('Eva', { parentId: ana2.id });
    const answer = await link(rosa, { name: 'Changed', parentId: eva.id });
    expect(answer).toMatchObject({ status: 400, body: { code: 'ancestors.link-cycle' } });
    expect(await find(rosa)).toEqual(rosa);
  });

  it("that closes a circle through a parent's spouse is refused", async () => {
    const rosa = await add('Rosa');
    const rui = await add('Rui', { spouseId: rosa.id });
    const bea = await add('Bea', { parentId: rosa.id });
    const cycle = { status: 400, body: { code: 'ancestors.link-cycle' } };
    expect(await link(rui, { parentId: bea.id })).toMatchObject(cycle);
    expect(await link(bea, { spouseId: rosa.id })).toMatchObject(cycle);
  });

  it('crossed by another at the same moment cannot close a circle', async () => {
    const [rosa, bea] = [await add('Rosa'), await add('Bea')];
    const answers = await Promise.all([
      link(rosa, { parentId: bea.id }),
      link(bea, { parentId: rosa.id }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('deleting somebody', () => {
  it('leaves their children and spouse in the family, unlinked', async () => {
    const rosa = await add('Rosa');
    const rui = await add('Rui', { spouseId: rosa.id });
    const bea = await add('Bea', { parentId: rosa.id });
    expect((await ana.call('DELETE', `/api/ancestors/${rosa.id}`)).status).toBe(204);
    expect((await ana.call('GET', `/api/ancestors/${rosa.id}`)).status).toBe(404);
    expect(await find(rui)).toMatchObject({ spouseId: null });
    expect(await find(bea)).toMatchObject({ parentId: null });
  });
});

describe('the search for a circle', () => {
  const kin = (
    id: string,
    parentId: string | null = null,
    spouseId: string | null = null,
  ): Kin => ({
    id,
    parentId,
    spouseId,
  });

  it('finds none where everybody descends from somebody named before them', () => {
    const family = fc
      .array(fc.nat(1_000), { maxLength: 60 })
      .map((picks) =>
        picks.map((pick, index) => kin(`p${index}`, index === 0 ? null : `p${pick % index}`)),
      );
    fc.assert(fc.property(family, (people) => findOwnAncestor(people) === undefined));
  });

  it('finds one in any ring', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 50 }), (size) => {
        const ring = Array.from({ length: size }, (_, index) =>
          kin(`p${index}`, `p${(index + 1) % size}`),
        );
        return findOwnAncestor(ring) !== undefined;
      }),
    );
  });

  it('is not exhausted by a line of thousands', () => {
    const line = Array.from({ length: 5_000 }, (_, index) =>
      kin(`p${index}`, index === 4_999 ? null : `p${index + 1}`),
    );
    expect(findOwnAncestor(line)).toBeUndefined();
  });
});
