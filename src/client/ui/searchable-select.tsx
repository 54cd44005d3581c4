import { Command, defaultFilter } from 'cmdk';
import { Check, ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cn } from './cn.ts';
import { fieldStyles } from './field-styles.ts';
import type { FieldControl } from './form-field.tsx';
import { Popover } from './popover.tsx';
import { menuItemStyles } from './popover-styles.ts';

export interface SelectOption {
  value: string;
  label: string;
  /** What is shown in its place. */
  shown?: ReactNode;
  /** What also finds it, besides the label; the value, where not given. */
  keywords?: string[];
}

export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export interface SearchableSelectProps extends Partial<FieldControl> {
  groups: readonly SelectGroup[];
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: () => void;
  /** Shown while nothing is chosen. */
  placeholder: string;
  searchPlaceholder?: string;
  emptyText?: string;
  disabled?: boolean;
}

/** One choice from a long grouped list, found by typing. */
export function SearchableSelect({
  groups,
  value,
  onValueChange,
  onBlur,
  placeholder,
  searchPlaceholder = 'Type to search',
  emptyText = 'Nothing by that name.',
  disabled,
  ...control
}: SearchableSelectProps) {
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const chosen = groups.flatMap((group) => group.options).find((one) => one.value === value);
  const changeOpen = (next: boolean) => {
    setOpen(next);
    setSearch('');
    if (!next) onBlur?.();
  };
  const choose = (next: string) => {
    onValueChange(next);
    changeOpen(false);
  };

  return (
    <Popover
      open={open}
      onOpenChange={changeOpen}
      className="w-(--radix-popover-trigger-width) min-w-64 p-0"
      trigger={
        <button
          type="button"
          role="combobox"
          aria-expanded={open}
          aria-haspopup="listbox"
          disabled={disabled}
          className={cn(fieldStyles, 'flex items-center justify-between gap-2 text-left')}
          {...control}
        >
          <span className={cn(!chosen && 'text-ink-muted')}>
            {chosen ? (chosen.shown ?? chosen.label) : placeholder}
          </span>
          <ChevronsUpDown className="size-4 shrink-0 text-ink-muted" />
        </button>
      }
    >
      <Command label={placeholder} defaultValue={chosen?.label} loop>
        <Command.Input
          value={search}
          onValueChange={setSearch}
          placeholder={searchPlaceholder}
          className="min-h-12 w-full border-line border-b bg-transparent px-4 outline-none placeholder:text-ink-muted"
        />
        <Command.List className="max-h-[min(20rem,45dvh)] overflow-y-auto overscroll-contain p-1.5">
          <Command.Empty className="px-3 py-6 text-center text-ink-muted">
            {emptyText}
          </Command.Empty>
          {bestFirst(groups, search).map((group) => (
            <Command.Group
              key={group.label}
              heading={group.label}
              className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-ink-muted [&_[cmdk-group-heading]]:text-sm"
            >
              {group.options.map((option) => (
                <Command.Item
                  key={option.value}
                  value={option.label}
                  keywords={option.keywords ?? [option.value]}
                  onSelect={() => choose(option.value)}
                  className={cn(menuItemStyles, 'data-[selected=true]:bg-sunken')}
                >
                  <Check className={cn(option.value !== value && 'invisible', 'text-primary')} />
                  <span>{option.shown ?? option.label}</span>
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
    </Popover>
  );
}

/** Within a group cmdk itself puts what fits best on top, but it leaves the groups where they are. */
function bestFirst(groups: readonly SelectGroup[], search: string): readonly SelectGroup[] {
  if (!search.trim()) return groups;
  const scoreOf = ({ options }: SelectGroup) =>
    Math.max(
      ...options.map(({ label, value, keywords }) =>
        defaultFilter(label, search, keywords ?? [value]),
      ),
    );
  return groups
    .map((group) => ({ group, score: scoreOf(group) }))
    .sort((a, b) => b.score - a.score)
    .map(({ group }) => group);
}
