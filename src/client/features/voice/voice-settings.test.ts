import { beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

/** As after a reload: nothing is remembered but what is stored. */
const load = () => import('./voice-settings.ts');

describe('the voice settings', () => {
  it('are off and silent at first', async () => {
    const { getVoiceSettings } = await load();
    expect(getVoiceSettings()).toEqual({ enabled: false, autoPlay: false });
  });

  it('stand after a reload', async () => {
    (await load()).changeVoiceSettings({ enabled: true, voiceId: 'espeak-en-f2' });
    vi.resetModules();
    const { getVoiceSettings } = await load();
    expect(getVoiceSettings()).toEqual({
      enabled: true,
      autoPlay: false,
      voiceId: 'espeak-en-f2',
    });
  });

  it.each(['nonsense', '{"enabled":"yes"}', 'null'])('start anew from %s', async (stored) => {
    localStorage.setItem('heartwood.voice', stored);
    const { getVoiceSettings } = await load();
    expect(getVoiceSettings()).toEqual({ enabled: false, autoPlay: false });
  });
});
