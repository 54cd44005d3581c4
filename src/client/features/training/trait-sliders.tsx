import { Slider } from '#client/ui/slider.tsx';
import { limits } from '#shared/limits.ts';
import type { TrainingValues } from './training-values.ts';
import { traitWords } from './traits.ts';
import type { ChangeField } from './use-training-editor.ts';

export function TraitSliders({ values, change }: { values: TrainingValues; change: ChangeField }) {
  return traitWords.map(({ trait, label, low, high }) => (
    <Slider
      key={trait}
      label={label}
      lowLabel={low}
      highLabel={high}
      min={limits.traitScale.min}
      max={limits.traitScale.max}
      value={values[trait]}
      onValueChange={(value) => change(trait, value)}
    />
  ));
}
