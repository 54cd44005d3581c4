import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials-of.ts';

describe('initials', () => {
  it('are the first letter of the name where one is asked for', () => {
    expect(initialsOf('ágata Moreira', 1)).toBe('Á');
  });

  it('are of the first and the last word where two are asked for', () => {
    expect(initialsOf('  Maria das Dores Silva ', 2)).toBe('MS');
    expect(initialsOf('Rosa', 2)).toBe('R');
  });

  it('keep letters whole that need two code units', () => {
    expect(initialsOf('𝒜nna', 1)).toBe('𝒜');
  });

  it('are empty for an empty name', () => {
    expect(initialsOf('   ', 2)).toBe('');
  });
});
