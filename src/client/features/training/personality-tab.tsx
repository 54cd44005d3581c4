import { FormField } from '#client/ui/form-field.tsx';
import { ListEditor } from '#client/ui/list-editor.tsx';
import { Select } from '#client/ui/select.tsx';
import { limits } from '#shared/limits.ts';
import { listProblem } from './find-problems.ts';
import { FormGroup } from './form-group.tsx';
import { ProfileImageField } from './profile-image-field.tsx';
import { TextField } from './text-field.tsx';
import { TraitSliders } from './trait-sliders.tsx';
import type { TrainingEditor } from './use-training-editor.ts';

const paces = [
  { value: 'slow', label: 'Slow' },
  { value: 'normal', label: 'Normal' },
  { value: 'fast', label: 'Fast' },
] as const;

export interface PersonalityTabProps {
  name: string;
  savedImageUrl: string | null;
  editor: TrainingEditor;
}

export function PersonalityTab({ name, savedImageUrl, editor }: PersonalityTabProps) {
  const { values, problems, change } = editor;
  const text = (field: 'fullName' | 'birthPlace' | 'occupation' | 'religion') => ({
    value: values[field],
    error: problems[field],
    onChange: (value: string) => change(field, value),
  });
  return (
    <div className="grid gap-6">
      <FormGroup
        title={`About ${name}`}
        description="Only the full name is needed. Leave out what you do not know."
      >
        <ProfileImageField
          name={name}
          savedUrl={savedImageUrl}
          chosen={editor.picture}
          onChoose={editor.setPicture}
          error={problems.profileImage}
        />
        <div className="grid gap-6 md:grid-cols-2">
          <TextField label="Full Name" required {...text('fullName')} />
          <TextField label="Birth Place" placeholder="Town and country" {...text('birthPlace')} />
          <TextField label="Occupation" {...text('occupation')} />
          <TextField label="Religion" {...text('religion')} />
        </div>
      </FormGroup>

      <FormGroup
        title="Their character"
        description="Move each slider to where it feels right; the middle is fine where you are unsure."
        className="gap-x-12 gap-y-7 md:grid-cols-2"
      >
        <TraitSliders values={values} change={change} />
      </FormGroup>

      <FormGroup title="Their way of speaking">
        <TextField
          long
          label="Communication Style"
          placeholder="She told everything as a story and never hurried to the end."
          value={values.communicationStyle}
          error={problems.communicationStyle}
          onChange={(value) => change('communicationStyle', value)}
        />
        <ListEditor
          label="Common Phrases"
          hint="The sayings that everybody in the family remembers. Enter adds one."
          placeholder="Slowly does it"
          items={values.commonPhrases}
          error={listProblem(problems, 'commonPhrases')}
          maxItems={limits.trainingList.items}
          maxLength={limits.trainingList.itemLength}
          onChange={(items) => change('commonPhrases', items)}
        />
        <div className="grid items-start gap-6 md:grid-cols-2">
          <TextField
            long
            label="Accent Description"
            value={values.accentDescription}
            error={problems.accentDescription}
            onChange={(value) => change('accentDescription', value)}
          />
          <FormField label="Speaking Pace" error={problems.speakingPace}>
            {(control) => (
              <Select
                {...control}
                options={paces}
                value={values.speakingPace}
                onValueChange={(pace) => change('speakingPace', pace)}
              />
            )}
          </FormField>
        </div>
      </FormGroup>
    </div>
  );
}
