import { useEffect, useRef, useState } from 'react';
import type { TrainingDraft } from './training-draft.ts';
import type { TrainingEditorState } from './training-editor-state.ts';
import { differs } from './training-values.ts';

const roomCheckMs = 1_000;

/** Keeps what is not saved yet on this device. Returns whether the device has room for it. */
export function useTrainingDraft(
  draft: TrainingDraft,
  { values, saved, lastSeen }: TrainingEditorState,
): boolean {
  const [hasRoom, setHasRoom] = useState(true);
  const isUnsaved = differs(values, saved, 'personality') || differs(values, saved, 'stories');
  const wasUnsaved = useRef(isUnsaved);

  useEffect(() => {
    if (!isUnsaved) {
      // Only what was seen to be saved is forgotten: another tab may just have begun to type.
      if (wasUnsaved.current) draft.clear();
      wasUnsaved.current = false;
      setHasRoom(true);
      return;
    }
    wasUnsaved.current = true;
    draft.save({ values, lastSeen, keptAt: new Date().toISOString() });
    const timer = setTimeout(() => setHasRoom(draft.flush()), roomCheckMs);
    return () => clearTimeout(timer);
  }, [draft, values, lastSeen, isUnsaved]);

  useEffect(() => () => void draft.flush(), [draft]);

  return hasRoom;
}
