import type { Training } from '#shared/contracts/training.ts';
import {
  differs,
  isSameValue,
  mergeLists,
  mergeStories,
  sectionFields,
  type TrainingField,
  type TrainingSection,
  type TrainingValues,
  valuesOf,
} from './training-values.ts';

/** Sentences for what is wrong, by the path of the field: `fullName`, `stories.2.title`. */
export type Problems = Readonly<Record<string, string>>;

export interface TrainingEditorState {
  values: TrainingValues;
  /** As the server has them. */
  saved: TrainingValues;
  savedAt: string | null;
  /** The version that the values were written over; the server refuses a save over any other. */
  lastSeen: string | null;
  problems: Problems;
}

/** What was typed before and not saved, with the version that it was typed over. */
export interface UnsavedTraining {
  values: TrainingValues;
  lastSeen: string | null;
}

export function beginEditing(training: Training, unsaved?: UnsavedTraining): TrainingEditorState {
  const saved = valuesOf(training);
  return {
    values: unsaved?.values ?? saved,
    saved,
    savedAt: training.updatedAt,
    lastSeen: unsaved ? unsaved.lastSeen : training.updatedAt,
    problems: {},
  };
}

export function changeField<Field extends TrainingField>(
  state: TrainingEditorState,
  field: Field,
  value: TrainingValues[Field],
): TrainingEditorState {
  const all = Object.entries(state.problems);
  const others = all.filter(([path]) => path.split('.')[0] !== field);
  return {
    ...state,
    values: { ...state.values, [field]: value },
    problems: others.length < all.length ? Object.fromEntries(others) : state.problems,
  };
}

/** After a save: takes what the server has, but keeps what was typed since it was sent. */
export function acceptSaved(
  state: TrainingEditorState,
  training: Training,
  { section, sent }: { section: TrainingSection; sent: TrainingValues },
): TrainingEditorState {
  const saved = valuesOf(training);
  const wasSent = new Set<TrainingField>(sectionFields[section]);
  const untouched = (field: TrainingField) =>
    isSameValue(state.values[field], wasSent.has(field) ? sent[field] : state.saved[field]);
  const values = keepFields(state.values, saved, (field) => !untouched(field));
  return standingOn(training, values);
}

/** After a change elsewhere: keeps what was written here and adds to its lists what was added there. */
export function mergeNewest(state: TrainingEditorState, newest: Training): TrainingEditorState {
  const saved = valuesOf(newest);
  const { values, saved: base } = state;
  // A draft may stand on a version that is gone: then nobody knows what was removed, and nothing is.
  const isBaseKnown = state.lastSeen === state.savedAt;
  const merged = keepFields(values, saved, (field) => !isSameValue(values[field], base[field]));
  const before = isBaseKnown ? base : undefined;
  for (const list of ['commonPhrases', 'passions', 'values'] as const) {
    merged[list] = mergeLists(merged[list], saved[list], before?.[list]);
  }
  merged.stories = mergeStories(merged.stories, saved.stories, before?.stories);
  return standingOn(newest, merged);
}

/**
 * After something beside the editor has changed the training: takes it in, as long as nothing that was
 * written here would get lost. Otherwise all stays, and the next save shows the conflict.
 */
export function takeNewer(state: TrainingEditorState, newest: Training): TrainingEditorState {
  if (newest.updatedAt === state.savedAt) return state;
  const { values, saved, lastSeen, savedAt } = state;
  const isUnsaved = differs(values, saved, 'personality') || differs(values, saved, 'stories');
  if (!isUnsaved) return beginEditing(newest);
  const added = valuesOf(newest);
  const isOnlyAdded =
    lastSeen === savedAt &&
    !differs(added, { ...saved, stories: added.stories }, 'personality') &&
    !differs(added, { ...saved, stories: added.stories }, 'stories') &&
    isSameValue(added.stories.slice(0, saved.stories.length), saved.stories);
  return isOnlyAdded ? { ...mergeNewest(state, newest), problems: state.problems } : state;
}

function standingOn(training: Training, values: TrainingValues): TrainingEditorState {
  const { updatedAt } = training;
  const saved = valuesOf(training);
  return { values, saved, savedAt: updatedAt, lastSeen: updatedAt, problems: {} };
}

function keepFields(
  mine: TrainingValues,
  theirs: TrainingValues,
  isKept: (field: TrainingField) => boolean,
): TrainingValues {
  const fields = Object.keys(theirs) as TrainingField[];
  const kept = fields.filter(isKept).map((field) => [field, mine[field]]);
  return { ...theirs, ...Object.fromEntries(kept) };
}
