import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useAuth } from './auth-context.ts';

function SignedInName() {
  return useAuth().user?.name;
}

it('throws where there is no provider', () => {
  expect(() => renderToString(createElement(SignedInName))).toThrow(
    'useAuth must be used within an AuthProvider',
  );
});
