import { useSyncExternalStore } from 'react';

/**
 * A choice that is kept on this device and shared by its tabs. Where storage is full or forbidden, it holds
 * until the page is closed.
 * @param parse reads what is stored; null, or what it throws at, is no choice.
 */
export function createDeviceSetting<Value>(key: string, parse: (stored: string | null) => Value) {
  const listeners = new Set<() => void>();
  let current: { value: Value } | undefined;

  const read = (text: string | null): Value => {
    try {
      return parse(text);
    } catch {
      return parse(null);
    }
  };
  const get = (): Value => {
    if (!current) {
      let text: string | null = null;
      try {
        text = localStorage.getItem(key);
      } catch {
        // Forbidden: nothing was chosen.
      }
      current = { value: read(text) };
    }
    return current.value;
  };
  const show = (value: Value) => {
    current = { value };
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  window.addEventListener('storage', ({ key: changed, newValue }) => {
    if (changed === key || changed === null) show(read(newValue));
  });

  return {
    get,
    subscribe,
    set(value: Value): void {
      try {
        localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
      } catch {
        // See above.
      }
      show(value);
    },
    use: () => useSyncExternalStore(subscribe, get),
  };
}
