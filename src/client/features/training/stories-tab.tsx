import { useMemo } from 'react';
import { ListEditor } from '#client/ui/list-editor.tsx';
import { limits } from '#shared/limits.ts';
import { listProblem } from './find-problems.ts';
import { FormGroup } from './form-group.tsx';
import { StoriesEditor } from './stories-editor.tsx';
import { TextField } from './text-field.tsx';
import type { TrainingEditor } from './use-training-editor.ts';

const listLimits = {
  maxItems: limits.trainingList.items,
  maxLength: limits.trainingList.itemLength,
};

export interface StoriesTabProps {
  name: string;
  userName: string;
  editor: TrainingEditor;
}

export function StoriesTab({ name, userName, editor }: StoriesTabProps) {
  const { values, problems, change } = editor;
  const fullName = values.fullName.trim() || name;
  const person = useMemo(() => ({ name, fullName }), [name, fullName]);
  return (
    <div className="grid gap-6">
      <StoriesEditor
        person={person}
        userName={userName}
        stories={values.stories}
        problems={problems}
        onChange={(stories) => change('stories', stories)}
      />
      <FormGroup title="What matters to them">
        <div className="grid items-start gap-6 md:grid-cols-2">
          <ListEditor
            label="Passions"
            hint="What they love to do, or can talk about for hours. Enter adds one."
            items={values.passions}
            error={listProblem(problems, 'passions')}
            {...listLimits}
            onChange={(items) => change('passions', items)}
          />
          <ListEditor
            label="Values"
            hint="What they believe in and live by. Enter adds one."
            items={values.values}
            error={listProblem(problems, 'values')}
            {...listLimits}
            onChange={(items) => change('values', items)}
          />
        </div>
        <TextField
          long
          label="Sense of Humor"
          placeholder="Dry, and never at anybody's expense"
          value={values.senseOfHumor}
          error={problems.senseOfHumor}
          onChange={(value) => change('senseOfHumor', value)}
        />
      </FormGroup>
    </div>
  );
}
