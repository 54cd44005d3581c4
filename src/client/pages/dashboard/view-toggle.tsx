import { LayoutGrid, Network } from 'lucide-react';
import { ChoiceToggle } from '#client/ui/choice-toggle.tsx';
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
    <ChoiceToggle
      label="How to show your family"
      choices={views}
      value={view}
      onChange={onChange}
    />
  );
}
