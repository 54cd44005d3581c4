import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tabs } from '#client/ui/tabs.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { sectionLabels, type TrainingSection } from './training-values.ts';

export interface TrainingTabsProps {
  section: TrainingSection;
  onSectionChange: (section: TrainingSection) => void;
  hasSaved: Record<TrainingSection, boolean>;
  personality: ReactNode;
  stories: ReactNode;
}

export function TrainingTabs(props: TrainingTabsProps) {
  const { section, onSectionChange, hasSaved, personality, stories } = props;
  const label = (tab: TrainingSection) => (
    <>
      {sectionLabels[tab]}
      {hasSaved[tab] && (
        <>
          <Check aria-hidden="true" className="size-5 shrink-0 text-green-ink" strokeWidth={2.6} />
          <VisuallyHidden>(has been filled in)</VisuallyHidden>
        </>
      )}
    </>
  );
  return (
    <Tabs
      label="Sections of the training"
      keepMounted
      value={section}
      onValueChange={onSectionChange}
      tabs={[
        { value: 'personality', label: label('personality'), content: personality },
        { value: 'stories', label: label('stories'), content: stories },
      ]}
    />
  );
}
