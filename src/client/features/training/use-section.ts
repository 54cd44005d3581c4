import { useRef, useState } from 'react';
import type { TrainingSection } from './training-values.ts';

/**
 * Which tab is open. `go` also brings its beginning into sight, with the focus on it; `showProblem`
 * goes to its first field that needs attention.
 */
export function useSection() {
  const [section, setSection] = useState<TrainingSection>('personality');
  const top = useRef<HTMLDivElement>(null);
  const go = (next: TrainingSection) => {
    setSection(next);
    requestAnimationFrame(() => {
      top.current?.querySelector<HTMLElement>('[role="tab"][data-state="active"]')?.focus();
      top.current?.scrollIntoView({ block: 'start' });
    });
  };
  const showProblem = (of: TrainingSection) => {
    setSection(of);
    requestAnimationFrame(() => {
      const panel = top.current?.querySelector('[role="tabpanel"][data-state="active"]');
      panel?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    });
  };
  return { section, setSection, go, showProblem, top };
}
