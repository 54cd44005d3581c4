import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Training } from '#shared/contracts/training.ts';
import { findProblems } from './find-problems.ts';
import { createTrainingDraft } from './training-draft.ts';
import {
  acceptSaved,
  beginEditing,
  changeField,
  mergeNewest,
  type Problems,
  takeNewer,
} from './training-editor-state.ts';
import {
  differs,
  type TrainingField,
  type TrainingSection,
  type TrainingValues,
} from './training-values.ts';
import { usePictureDraft } from './use-picture-draft.ts';
import { useTrainingDraft } from './use-training-draft.ts';

export type ChangeField = <Field extends TrainingField>(
  field: Field,
  value: TrainingValues[Field],
) => void;

export type TrainingEditor = ReturnType<typeof useTrainingEditor>;

/** What is typed into a training: what of it is saved, what is wrong with it, and its draft. */
export function useTrainingEditor(training: Training, userId: string) {
  const { ancestorId } = training;
  const draft = useMemo(() => createTrainingDraft(userId, ancestorId), [userId, ancestorId]);
  const [found] = useState(() => draft.find());
  const [restoredAt, setRestoredAt] = useState(found?.keptAt);
  const [state, setState] = useState(() => beginEditing(training, found));
  const [picture, setPicture] = useState<File>();
  const hasRoom = useTrainingDraft(draft, state);
  usePictureDraft(`training.${userId}.${ancestorId}`, picture, (kept) => {
    setPicture(kept.picture);
    setRestoredAt((before) => before ?? kept.keptAt);
  });
  useEffect(() => setState((before) => takeNewer(before, training)), [training]);
  const { values, saved, problems, lastSeen } = state;

  const change: ChangeField = useCallback(
    (field, value) => setState((before) => changeField(before, field, value)),
    [],
  );
  const showProblems = useCallback(
    (found: Problems) => setState((before) => ({ ...before, problems: found })),
    [],
  );

  return {
    values,
    problems,
    lastSeen,
    picture,
    hasRoom,
    /** When the draft that was found again was kept, as long as that is news. */
    restoredAt,
    isUnsaved: {
      personality: picture !== undefined || differs(values, saved, 'personality'),
      stories: differs(values, saved, 'stories'),
    } satisfies Record<TrainingSection, boolean>,
    /** At least one story, or a full name, as the server has it. */
    hasSaved: { personality: saved.fullName.trim() !== '', stories: saved.stories.length > 0 },
    change,
    setPicture,
    showProblems,

    /** Shows what is wrong with a section. Whether it can be sent. */
    check(section: TrainingSection): boolean {
      const found = findProblems(values, section);
      showProblems(found);
      return Object.keys(found).length === 0;
    },

    accept(result: Training, sent: { section: TrainingSection; sent: TrainingValues }) {
      setState((before) => acceptSaved(before, result, sent));
      if (sent.section === 'personality') setPicture(undefined);
      setRestoredAt(undefined);
    },

    /** Goes on from the newest version, with what was written here on top of it. */
    keepMine(newest: Training): TrainingValues {
      const merged = mergeNewest(state, newest);
      setState(merged);
      return merged.values;
    },

    /** Drops what was written here; with nothing given, goes back to what was loaded or last saved. */
    discard(newest: Training) {
      draft.clear();
      setState(beginEditing(newest));
      setPicture(undefined);
      setRestoredAt(undefined);
    },
  };
}
