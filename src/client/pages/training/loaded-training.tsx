import { TrainingHeader } from '#client/features/training/training-header.tsx';
import {
  TrainingWorkspace,
  type TrainingWorkspaceProps,
} from '#client/features/training/training-workspace.tsx';
import { SectionLinks } from './section-links.tsx';
import { TrainingSections } from './training-sections.tsx';
import { useOpenSections } from './use-open-sections.ts';
import { useSectionCounts } from './use-section-counts.ts';

/** All that can be taught about a person, once it is there. */
export function LoadedTraining(props: TrainingWorkspaceProps) {
  const { user, ancestor, training } = props;
  const sections = useOpenSections();
  const counts = useSectionCounts(ancestor.id);
  return (
    <div className="grid grid-cols-1 gap-8">
      <TrainingHeader ancestor={ancestor} />
      <SectionLinks name={ancestor.name} sections={sections} counts={counts} />
      <TrainingWorkspace {...props} />
      <TrainingSections
        user={user}
        ancestor={ancestor}
        training={training}
        sections={sections}
        counts={counts}
      />
    </div>
  );
}
