import { LayoutGrid, Network } from 'lucide-react';
import { ToggleGroup } from 'radix-ui';
import type { DashboardView } from './use-dashboard-view.ts';

const views = [
  { value: 'cards', label: 'Card Grid', icon: LayoutGrid },
  { value: 'tree', label: 'Family Tree', icon: Network },
] as const;

interface ViewToggleProps {
  view: DashboardView;
  onChange: (view: DashboardView) => void;
}

export function ViewToggle({ view, onChange }: ViewToggleProps) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label="How to show your family"
      value={view}
      onValueChange={(next) => {
        const chosen = views.find(({ value }) => value === next);
        if (chosen) onChange(chosen.value);
      }}
      className="flex gap-1 rounded-lg border border-line bg-sunken p-1"
    >
      {views.map(({ value, label, icon: Icon }) => (
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
