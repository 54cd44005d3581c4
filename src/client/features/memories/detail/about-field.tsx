import { joinNames } from '#client/platform/format.ts';
import { FormField } from '#client/ui/form-field.tsx';
import { SearchableSelect } from '#client/ui/searchable-select.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { Tag } from '#client/ui/tag.tsx';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { relationshipLabel } from '#shared/relationships.ts';
import type { EditedMemory } from './edited-memory.ts';

interface AboutFieldProps {
  relatives: readonly Ancestor[];
  values: Pick<EditedMemory, 'about' | 'mayTeach'>;
  onChange: (part: Partial<EditedMemory>) => void;
}

const labelOf = ({ name, relationship }: Ancestor) =>
  relationship ? `${name}, ${relationshipLabel(relationship)}` : name;

/** Whom a memory is about, and whether they may draw on it. */
export function AboutField({ relatives, values, onChange }: AboutFieldProps) {
  const { about, mayTeach } = values;
  const chosen = relatives.filter(({ id }) => about.includes(id));
  const others = relatives.filter(({ id }) => !about.includes(id));
  if (relatives.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <FormField label="About">
        {(field) => (
          <div className="grid grid-cols-1 gap-2.5">
            <SearchableSelect
              {...field}
              groups={[
                {
                  label: 'Your family',
                  options: others.map((one) => ({ value: one.id, label: labelOf(one) })),
                },
              ]}
              value=""
              onValueChange={(id) => onChange({ about: [...about, id] })}
              placeholder="Add somebody of your family"
              emptyText="Nobody by that name."
            />
            {chosen.length > 0 && (
              <ul aria-label="About" className="flex flex-wrap gap-2">
                {chosen.map(({ id, name }) => (
                  <li key={id} className="max-w-full">
                    <Tag
                      removeLabel={`Remove ${name}`}
                      onRemove={() => onChange({ about: about.filter((one) => one !== id) })}
                    >
                      {name}
                    </Tag>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </FormField>
      {chosen.length > 0 && (
        <div>
          <Switch
            label={`${joinNames(chosen.map(({ name }) => name))} may draw on this in conversation`}
            checked={mayTeach}
            onCheckedChange={(next) => onChange({ mayTeach: next })}
          />
          <p className="text-base text-ink-muted leading-snug">
            The words of this memory then become part of what they remember when you talk. You can
            take that back at any time.
          </p>
        </div>
      )}
    </div>
  );
}
