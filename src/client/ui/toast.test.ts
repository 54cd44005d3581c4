import { describe, expect, it, vi } from 'vitest';
import { toast, toastStore } from './toast.ts';

describe('toasts', () => {
  it('show one at a time, a new one in place of the last', () => {
    toast({ title: 'First' });
    const first = toastStore.current();
    toast({ title: 'Second', variant: 'destructive' });
    const second = toastStore.current();
    expect(second).toMatchObject({ title: 'Second', variant: 'destructive', open: true });
    expect(second?.id).not.toBe(first?.id);
  });

  it('close without vanishing, so that their going can be seen', () => {
    toast({ title: 'Saved' });
    toastStore.dismiss();
    expect(toastStore.current()).toMatchObject({ title: 'Saved', open: false });
  });

  it('tell those who listen, until they stop', () => {
    const listener = vi.fn();
    const stop = toastStore.subscribe(listener);
    toast({ title: 'One' });
    stop();
    toast({ title: 'Two' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
