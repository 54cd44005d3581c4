import { beforeEach, describe, expect, it } from 'vitest';
import { storedUser } from '#client/platform/stored-user.ts';
import { demoUserId } from '#shared/demo-user.ts';
import { rewriteDemoUser } from './rewrite-demo-user.ts';

const demo = { id: 'demo-user-1', email: 'demo@example.com', name: 'Demo' };

beforeEach(() => localStorage.clear());

describe('a stored user of an old demo build', () => {
  it('keeps e-mail and name, and gets the one fixed id', () => {
    storedUser.save(demo);
    rewriteDemoUser();
    expect(storedUser.find()).toEqual({ ...demo, id: demoUserId });
  });

  it('is the only one touched', () => {
    const rosa = { ...demo, id: '0198c0de-0000-7000-8000-000000000001' };
    storedUser.save(rosa);
    rewriteDemoUser();
    expect(storedUser.find()).toEqual(rosa);
  });

  it('is not made up where there is none', () => {
    rewriteDemoUser();
    expect(storedUser.find()).toBeUndefined();
  });
});
