import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createDraft } from './drafts.ts';

const letter = z.object({ text: z.string() });
const kept = () => localStorage.getItem('heartwood.draft.letter');

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a draft', () => {
  it('is kept a moment after the last key, and found again', () => {
    const draft = createDraft('letter', letter);
    draft.save({ text: 'Dear' });
    draft.save({ text: 'Dear Rosa' });
    expect(kept()).toBeNull();
    vi.runAllTimers();
    expect(createDraft('letter', letter).find()).toEqual({ text: 'Dear Rosa' });
  });

  it('is kept at once when the page is left', () => {
    createDraft('letter', letter).save({ text: 'Dear' });
    window.dispatchEvent(new Event('pagehide'));
    expect(kept()).toBe('{"text":"Dear"}');
  });

  it('is found even before it was kept', () => {
    const draft = createDraft('letter', letter);
    draft.save({ text: 'Dear' });
    expect(draft.find()).toEqual({ text: 'Dear' });
  });

  it('stays forgotten once it is cleared', () => {
    const draft = createDraft('letter', letter);
    draft.save({ text: 'Dear' });
    draft.clear();
    vi.runAllTimers();
    expect(kept()).toBeNull();
    expect(draft.find()).toBeUndefined();
  });

  it('that no longer has the right shape counts as none', () => {
    localStorage.setItem('heartwood.draft.letter', '{"words":1}');
    expect(createDraft('letter', letter).find()).toBeUndefined();
    localStorage.setItem('heartwood.draft.letter', '{"text');
    expect(createDraft('letter', letter).find()).toBeUndefined();
  });

  it('survives a full device: it says so, and keeps it once there is room', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const draft = createDraft('letter', letter);
    draft.save({ text: 'Dear' });
    expect(draft.flush()).toBe(false);
    expect(draft.find()).toEqual({ text: 'Dear' });
    vi.unstubAllGlobals();
    window.dispatchEvent(new Event('pagehide'));
    expect(kept()).toBe('{"text":"Dear"}');
  });
});
