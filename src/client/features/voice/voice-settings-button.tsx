import { AudioLines } from 'lucide-react';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { Button } from '#client/ui/button.tsx';
import { FormField } from '#client/ui/form-field.tsx';
import { Popover } from '#client/ui/popover.tsx';
import { Select } from '#client/ui/select.tsx';
import { Switch } from '#client/ui/switch.tsx';
import type { Voice } from '#shared/contracts/voice.ts';
import { useVoices } from './voice-api.ts';
import { changeVoiceSettings, useVoiceSettings } from './voice-settings.ts';

const languages = new Intl.DisplayNames('en', { type: 'language' });

const labelOf = ({ name, language, gender }: Voice) =>
  language === 'mul' ? `${name}, ${gender}` : `${name}, ${gender}, ${languages.of(language)}`;

export function VoiceSettingsButton({ personName }: { personName: string }) {
  return (
    <Popover
      align="end"
      trigger={
        <Button variant="ghost" size="icon" aria-label="Voice settings">
          <AudioLines className="size-5" />
        </Button>
      }
    >
      <VoiceSettings personName={personName} />
    </Popover>
  );
}

/** Which voice reads, and whether it reads by itself. */
function VoiceSettings({ personName }: { personName: string }) {
  const { enabled, autoPlay, voiceId } = useVoiceSettings();
  const voices = useVoices(true);
  const known = voices.data ?? [];
  const provider = known[0]?.provider;
  const options = [
    // The whole name would be cut off.
    { value: '', label: `The voice that suits ${personName.split(' ', 1).join()}` },
    ...known.map((one) => ({ value: one.id, label: labelOf(one) })),
  ];
  return (
    <div className="grid w-72 max-w-full gap-3">
      <Switch
        label="Voice"
        checked={enabled}
        onCheckedChange={(on) => changeVoiceSettings({ enabled: on })}
      />
      <Switch
        label="Read new replies aloud"
        checked={autoPlay}
        disabled={!enabled}
        onCheckedChange={(on) => changeVoiceSettings({ autoPlay: on })}
      />
      <FormField label="Voice to read with">
        {(control) => (
          <Select
            {...control}
            options={options}
            value={known.some(({ id }) => id === voiceId) ? (voiceId ?? '') : ''}
            onValueChange={(id) => changeVoiceSettings({ voiceId: id || undefined })}
          />
        )}
      </FormField>
      {voices.error && (
        <p role="alert" className="text-rose-ink">
          {errorSentence(voices.error)}
        </p>
      )}
      {provider && provider !== 'offline' && (
        <p className="text-base text-ink-muted">What is read aloud is sent to {provider}.</p>
      )}
    </div>
  );
}
