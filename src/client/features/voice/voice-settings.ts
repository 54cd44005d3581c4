import { z } from 'zod';
import { createDeviceSetting } from '#client/platform/device-setting.ts';

const schema = z.object({
  enabled: z.boolean(),
  /** Whether new replies are read aloud by themselves. */
  autoPlay: z.boolean(),
  /** Unset: the voice that suits the person. */
  voiceId: z.string().optional(),
});
export type VoiceSettings = z.infer<typeof schema>;

const setting = createDeviceSetting(
  'heartwood.voice',
  (stored): VoiceSettings =>
    stored === null ? { enabled: false, autoPlay: false } : schema.parse(JSON.parse(stored)),
);

export const getVoiceSettings = setting.get;
export const useVoiceSettings = setting.use;

export function changeVoiceSettings(change: Partial<VoiceSettings>): void {
  setting.set({ ...setting.get(), ...change });
}
