import { describe, expect, it } from 'vitest';
import { ApiError } from '#client/platform/api-error.ts';
import { NetworkError } from '#client/platform/network-error.ts';
import { authFailure } from './auth-failure.ts';

function failed(status: number, body: object, retryAfter?: string) {
  const text = JSON.stringify({ requestId: 'r1', ...body });
  const cause = new ApiError({ status, statusText: '', text, retryAfter });
  return new Error('Login failed', { cause });
}

describe('a failed sign-in', () => {
  it('shows a known e-mail beside the e-mail', () => {
    const error = 'An account with this email already exists.';
    expect(authFailure(failed(409, { error, code: 'auth.email-taken' }))).toEqual([
      { field: 'email', message: error },
    ]);
  });

  it('does not say whether the e-mail or the password was wrong', () => {
    const error = 'Please check your credentials and try again.';
    expect(authFailure(failed(401, { error, code: 'auth.wrong-credentials' }))).toEqual([
      { field: 'root', message: 'The email or the password is not right.' },
    ]);
  });

  it('says when to try again after too many', () => {
    const failure = failed(429, { error: 'Slow down', code: 'auth.too-many-attempts' }, '600');
    expect(authFailure(failure)).toEqual([
      { field: 'root', message: 'Too many attempts. Please try again in 10 minutes.' },
    ]);
  });

  it("puts the server's issues beside their fields", () => {
    const issues = [
      { path: 'email', message: 'Invalid email address' },
      { path: 'elsewhere', message: 'No' },
    ];
    const failure = failed(400, {
      error: 'Invalid email address',
      code: 'request.invalid',
      issues,
    });
    expect(authFailure(failure)).toEqual([{ field: 'email', message: 'Invalid email address' }]);
  });

  it('says at the form what has no field of its own', () => {
    const error = 'Something went wrong.';
    expect(authFailure(failed(500, { error, code: 'server.failed' }))).toEqual([
      { field: 'root', message: error },
    ]);
    const [unreached] = authFailure(new Error('Login failed', { cause: new NetworkError() }));
    expect(unreached?.message).toContain('could not be reached');
  });
});
