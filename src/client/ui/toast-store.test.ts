import { describe, expect, it, vi } from 'vitest';
import { toastStore } from './toast-store.ts';

describe('toasts', () => {
  it('show one at a time, a new one in place of the last', () => {
    toastStore.show({ title: 'First' });
    const first = toastStore.current();
    toastStore.show({ title: 'Second', variant: 'destructive' });
    const second = toastStore.current();
    expect(second).toMatchObject({ title: 'Second', variant: 'destructive', open: true });
    expect(second?.id).not.toBe(first?.id);
  });

  it('close without vanishing, so that their going can be seen', () => {
    toastStore.show({ title: 'Saved' });
    toastStore.dismiss();
    expect(toastStore.current()).toMatchObject({ title: 'Saved', open: false });
  });

  it('tell those who listen, until they stop', () => {
    const listener = vi.fn();
    const stop = toastStore.subscribe(listener);
    toastStore.show({ title: 'One' });
    stop();
    toastStore.show({ title: 'Two' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
