import { useSyncExternalStore } from 'react';
import { z } from 'zod';

const storageKey = 'heartwood.voice';

const voiceSettings = z.object({
  enabled: z.boolean(),
  /** Whether new replies are read aloud by themselves. */
  autoPlay: z.boolean(),
  /** Unset: the voice that suits the person. */
  voiceId: z.string().optional(),
});
export type VoiceSettings = z.infer<typeof voiceSettings>;

const defaults: VoiceSettings = { enabled: false, autoPlay: false };

function read(text: string | null): VoiceSettings {
  try {
    return text === null ? defaults : voiceSettings.parse(JSON.parse(text));
  } catch {
    return defaults;
  }
}

function readStored(): VoiceSettings {
  try {
    return read(localStorage.getItem(storageKey));
  } catch {
    return defaults;
  }
}

let current: VoiceSettings | undefined;
const listeners = new Set<() => void>();

function show(settings: VoiceSettings) {
  current = settings;
  for (const listener of listeners) listener();
}

function hearOtherTabs(event: StorageEvent) {
  if (event.key === storageKey || event.key === null) show(read(event.newValue));
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', hearOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', hearOtherTabs);
  };
}

export function getVoiceSettings(): VoiceSettings {
  current ??= readStored();
  return current;
}

/** Changes settings for this device and keeps them. */
export function changeVoiceSettings(change: Partial<VoiceSettings>): void {
  const settings = { ...getVoiceSettings(), ...change };
  try {
    localStorage.setItem(storageKey, JSON.stringify(settings));
  } catch {
    // Without storage the choice holds until the page is closed.
  }
  show(settings);
}

export function useVoiceSettings(): VoiceSettings {
  return useSyncExternalStore(subscribe, getVoiceSettings);
}
