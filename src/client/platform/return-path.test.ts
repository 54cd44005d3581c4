import { beforeEach, describe, expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

beforeEach(() => sessionStorage.clear());

describe('the way back after signing in', () => {
  it('leads where one was', () => {
    returnPath.remember('/chat/1?x=2');
    expect(returnPath.find('anybody')).toBe('/chat/1?x=2');
    returnPath.forget();
    expect(returnPath.find('anybody')).toBeUndefined();
  });

  it('is for the person who was there', () => {
    returnPath.remember('/chat/1', 'rosa');
    expect(returnPath.find('maria')).toBeUndefined();
    expect(returnPath.find('rosa')).toBe('/chat/1');
  });

  it.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example'])(
    'never leads to another host (%s)',
    (path) => {
      returnPath.remember(path);
      expect(returnPath.find('rosa')).toBeUndefined();
    },
  );
});
