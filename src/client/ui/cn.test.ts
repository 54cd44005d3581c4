import { describe, expect, it } from 'vitest';
import { cn } from './cn.ts';

describe('joined class names', () => {
  it('let the later of two that disagree win', () => {
    expect(cn('p-5 text-ink', 'p-8')).toBe('text-ink p-8');
  });

  it("know the design's own sizes", () => {
    expect(cn('max-w-page', 'max-w-md')).toBe('max-w-md');
    expect(cn('min-h-13', 'min-h-target')).toBe('min-h-target');
    expect(cn('shadow-soft', 'shadow-none')).toBe('shadow-none');
  });

  it('keep a size and a colour of text apart', () => {
    expect(cn('text-lg', 'text-ink-muted')).toBe('text-lg text-ink-muted');
  });
});
