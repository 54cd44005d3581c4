import { Volume2, VolumeX } from 'lucide-react';
import { IconButton } from '#client/ui/icon-button.tsx';
import { changeVoiceSettings, useVoiceSettings } from './voice-settings.ts';

/** Turns voice on and off. */
export function SpeakerToggle() {
  const { enabled } = useVoiceSettings();
  const Icon = enabled ? Volume2 : VolumeX;
  return (
    <IconButton
      label={enabled ? 'Turn voice off' : 'Turn voice on'}
      aria-pressed={enabled}
      onClick={() => changeVoiceSettings({ enabled: !enabled })}
    >
      <Icon className="size-5" />
    </IconButton>
  );
}
