import { Film, Images } from 'lucide-react';
import { ToggleGroup } from 'radix-ui';

const modes = [
  { value: 'slideshow', label: 'Slideshow', icon: Images },
  { value: 'video', label: 'Video', icon: Film },
] as const;

export type ViewerMode = (typeof modes)[number]['value'];

interface ModeToggleProps {
  mode: ViewerMode;
  onChange: (mode: ViewerMode) => void;
}

export function ModeToggle({ mode, onChange }: ModeToggleProps) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label="How to watch"
      value={mode}
      onValueChange={(next) => {
        const chosen = modes.find(({ value }) => value === next);
        if (chosen) onChange(chosen.value);
      }}
      className="flex w-fit gap-1 rounded-lg border border-line bg-sunken p-1"
    >
      {modes.map(({ value, label, icon: Icon }) => (
        <ToggleGroup.Item
          key={value}
          value={value}
          className="inline-flex min-h-target items-center gap-2 rounded-md px-4 font-semibold text-ink-muted leading-tight transition-colors hover:text-ink data-[state=on]:bg-card data-[state=on]:text-ink data-[state=on]:shadow-soft"
        >
          <Icon aria-hidden="true" className="size-5" />
          {label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
