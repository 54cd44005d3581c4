import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storedUser } from './stored-user.ts';

const rosa = {
  id: '0198c0de-0000-7000-8000-000000000001',
  email: 'rosa@example.com',
  name: 'Rosa',
};

beforeEach(() => localStorage.clear());

describe('the stored user', () => {
  it('is id, email and name, and nothing else', () => {
    storedUser.save({ ...rosa, ...{ avatarUrl: '/x', createdAt: 'now' } });
    expect(JSON.parse(localStorage.getItem('heartwood.user') ?? '')).toEqual(rosa);
    expect(storedUser.find()).toEqual(rosa);
  });

  it('may lack a name', () => {
    localStorage.setItem('heartwood.user', JSON.stringify({ ...rosa, name: null }));
    expect(storedUser.find()).toEqual({ ...rosa, name: '' });
  });

  it.each(['', '{', '"rosa"', '{"id":""}', 'null'])(
    'is nobody where the storage holds %j',
    (text) => {
      localStorage.setItem('heartwood.user', text);
      expect(storedUser.find()).toBeUndefined();
    },
  );

  it('is heard of when another tab changes it', () => {
    const heard = vi.fn();
    const stop = storedUser.onChangeElsewhere(heard);
    const tell = (key: string | null, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    tell('heartwood.user', JSON.stringify(rosa));
    tell('something.else', 'x');
    tell('heartwood.user', null);
    tell(null, null);
    stop();
    tell('heartwood.user', null);
    expect(heard.mock.calls).toEqual([[rosa], [undefined], [undefined]]);
  });
});
