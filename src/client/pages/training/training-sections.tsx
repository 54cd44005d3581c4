import { useQueryClient } from '@tanstack/react-query';
import { FactsPanel } from '#client/features/facts/facts-panel.tsx';
import { factsPath } from '#client/features/facts/use-facts.ts';
import { QuestionsPanel } from '#client/features/open-questions/questions-panel.tsx';
import { CompanionSettings } from '#client/features/training/companion-settings.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Disclosure } from '#client/ui/disclosure.tsx';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import type { Training } from '#shared/contracts/training.ts';
import { sectionTitles } from './section-titles.ts';
import type { OpenSections } from './use-open-sections.ts';
import { useQuestionSlots } from './use-question-slots.tsx';
import type { SectionCounts } from './use-section-counts.ts';

export interface TrainingSectionsProps {
  user: { id: string; name: string };
  ancestor: Ancestor;
  training: Training;
  sections: OpenSections;
  counts: SectionCounts;
}

/** Below what is taught in the two tabs: how the companion speaks, what is certain, and what is still to be told. */
export function TrainingSections(props: TrainingSectionsProps) {
  const { user, ancestor, training, sections, counts } = props;
  const { id, name } = ancestor;
  const client = useQueryClient();
  const slots = useQuestionSlots(ancestor, user.name);
  const titles = sectionTitles(name);
  const disclosure = (section: keyof typeof titles) => ({
    id: section,
    title: titles[section],
    open: sections.isOpen(section),
    onOpenChange: (open: boolean) => sections.setSection(section, open),
  });
  const openFacts = (open: boolean) => {
    sections.setSection('facts', open);
    // The server reads facts out of new stories in its own time.
    if (open) void client.invalidateQueries({ queryKey: [factsPath(id)] });
  };
  return (
    <div className="grid gap-4 pb-8">
      <Disclosure {...disclosure('speaks')}>
        <CompanionSettings ancestor={ancestor} training={training} />
      </Disclosure>
      <Disclosure
        {...disclosure('facts')}
        onOpenChange={openFacts}
        note={counts.facts > 0 && <Badge tone="yellow">{counts.facts} to confirm</Badge>}
      >
        <FactsPanel ancestorId={id} name={name} />
      </Disclosure>
      <Disclosure
        {...disclosure('questions')}
        note={counts.questions > 0 && <Badge tone="yellow">{counts.questions} open</Badge>}
      >
        <QuestionsPanel user={user} ancestorId={id} name={name} slots={slots} />
      </Disclosure>
    </div>
  );
}
