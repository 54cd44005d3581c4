import { useMemo } from 'react';
import { langOf } from '#client/platform/lang-of.ts';
import { RadioCards } from '#client/ui/radio-cards.tsx';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import type { Training } from '#shared/contracts/training.ts';
import { useCompanionSettings } from './use-companion-settings.ts';

/** A story's beginning tells its language. In characters. */
const lookedAt = 1_000;

export interface CompanionSettingsProps {
  ancestor: Ancestor;
  training: Training;
}

/** How the companion of a person speaks; each choice is saved at once. */
export function CompanionSettings({ ancestor, training }: CompanionSettingsProps) {
  const { name } = ancestor;
  const { settings, choose } = useCompanionSettings(ancestor);
  const { companionVoice, portuguese } = settings;
  const speaksPortuguese = useMemo(() => isPortuguese(training), [training]);
  return (
    <div className="grid gap-6">
      <p className="max-w-reading text-ink-muted">Each choice is saved at once.</p>
      <RadioCards
        legend="In conversations, the companion"
        className="grid sm:grid-cols-2"
        value={companionVoice}
        onChange={(chosen) => choose({ companionVoice: chosen })}
        choices={[
          {
            value: 'first-person',
            label: `Speaks as ${name}`,
            hint: 'in their own words, saying “I”',
          },
          {
            value: 'third-person',
            label: `Tells about ${name}`,
            hint: 'as one who knew them; people in mourning often prefer this',
          },
        ]}
      />
      {(portuguese !== null || speaksPortuguese) && (
        <RadioCards
          legend="Which Portuguese?"
          value={portuguese ?? 'stories'}
          onChange={(chosen) => choose({ portuguese: chosen === 'stories' ? null : chosen })}
          choices={[
            { value: 'stories', label: 'As in the stories' },
            { value: 'pt-BR', label: 'Portuguese of Brazil' },
            { value: 'pt-PT', label: 'Portuguese of Portugal' },
          ]}
        />
      )}
    </div>
  );
}

/** Whether anything of what was told is in Portuguese. */
function isPortuguese({ stories, commonPhrases, communicationStyle }: Training): boolean {
  const texts = [...stories.map(({ content }) => content), ...commonPhrases, communicationStyle];
  return texts.some((text) => langOf(text.slice(0, lookedAt)) === 'pt');
}
