import { Film, Images } from 'lucide-react';
import { ChoiceToggle } from '#client/ui/choice-toggle.tsx';

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
  return <ChoiceToggle label="How to watch" choices={modes} value={mode} onChange={onChange} />;
}
