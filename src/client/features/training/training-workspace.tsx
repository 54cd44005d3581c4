import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import type { Training } from '#shared/contracts/training.ts';
import { limits } from '#shared/limits.ts';
import { CompletionOffer } from './completion-offer.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { PersonalityTab } from './personality-tab.tsx';
import { RecallBox } from './recall-box.tsx';
import { SaveBar } from './save-bar.tsx';
import { SectionForm } from './section-form.tsx';
import { StoriesTab } from './stories-tab.tsx';
import { TrainingTabs } from './training-tabs.tsx';
import { sectionLabels, type TrainingSection, type TrainingValues } from './training-values.ts';
import { useCompleteTraining } from './use-complete-training.ts';
import { useSaveTraining } from './use-save-training.ts';
import { useSection } from './use-section.ts';
import { useTrainingEditor } from './use-training-editor.ts';

export interface TrainingWorkspaceProps {
  user: { id: string; name: string };
  ancestor: Ancestor;
  training: Training;
  onCompleted: () => void;
}

/** Everything below the header: what can be taught, saved and completed. */
export function TrainingWorkspace(props: TrainingWorkspaceProps) {
  const { user, ancestor, training, onCompleted } = props;
  const { id: ancestorId, name, status, trainingProgress } = ancestor;
  const { section, setSection, go, showProblem, top } = useSection();
  const editor = useTrainingEditor(training, user.id);
  const saver = useSaveTraining(ancestorId, editor);
  const completion = useCompleteTraining({
    ancestorId,
    onCompleted,
    async saveAll() {
      const refused = await saver.saveAll();
      if (refused) showProblem(refused);
      return !refused;
    },
  });

  const { values } = editor;
  const isReady = status === 'training' && trainingProgress >= limits.trainingReadyPercent;
  const isAcceptable = status === 'training' && !isReady && canComplete(values);
  const save = async (of: TrainingSection) => {
    if (!(await saver.save(of))) showProblem(of);
  };
  const unsavedBeside = (of: TrainingSection) => {
    const other = of === 'stories' ? 'personality' : 'stories';
    return editor.isUnsaved[other] ? sectionLabels[other] : undefined;
  };
  const saveBar = (of: TrainingSection) => ({
    isUnsaved: editor.isUnsaved[of],
    unsavedElsewhere: unsavedBeside(of),
    isTaught: training.updatedAt !== null,
    hasRoom: editor.hasRoom,
    pending: saver.saving === of,
  });

  return (
    <div className="grid gap-6">
      {isReady && (
        <CompletionOffer
          title="Ready to Complete Training!"
          values={values}
          completion={completion}
        >
          You have taught enough to begin a conversation with {name}.
        </CompletionOffer>
      )}
      {editor.restoredAt && (
        <DraftNotice keptAt={editor.restoredAt} onDiscard={() => editor.discard(training)} />
      )}
      <div ref={top} className="scroll-mt-20">
        <TrainingTabs
          section={section}
          onSectionChange={setSection}
          hasSaved={editor.hasSaved}
          personality={
            <SectionForm label={sectionLabels.personality} onSave={() => save('personality')}>
              <PersonalityTab
                name={name}
                savedImageUrl={training.profileImageUrl}
                editor={editor}
              />
              <SaveBar {...saveBar('personality')}>
                <Button variant="secondary" onClick={() => go('stories')}>
                  Next Section
                  <ArrowRight aria-hidden="true" className="size-5" />
                </Button>
              </SaveBar>
            </SectionForm>
          }
          stories={
            <div className="grid gap-6">
              <SectionForm label={sectionLabels.stories} onSave={() => save('stories')}>
                <StoriesTab name={name} userName={user.name} editor={editor} />
                {isAcceptable && (
                  <CompletionOffer
                    title="Complete whenever you like"
                    values={values}
                    completion={completion}
                  >
                    {name} can talk with you as soon as you complete the training, and you can go on
                    teaching later.
                  </CompletionOffer>
                )}
                <SaveBar {...saveBar('stories')}>
                  <Button variant="secondary" onClick={() => go('personality')}>
                    <ArrowLeft aria-hidden="true" className="size-5" />
                    Previous Section
                  </Button>
                </SaveBar>
              </SectionForm>
              <RecallBox
                ancestorId={ancestorId}
                name={name}
                isUnsaved={editor.isUnsaved.stories || editor.isUnsaved.personality}
              />
            </div>
          }
        />
      </div>
      <ConflictDialog saver={saver} />
    </div>
  );
}

/** Whether the server would complete a training with these values. */
function canComplete({ fullName, stories }: TrainingValues): boolean {
  const isTold = stories.some(({ title, content }) => title.trim() && content.trim());
  return fullName.trim() !== '' && isTold;
}
