import { describe, expect, it } from 'vitest';
import type { Training } from '#shared/contracts/training.ts';
import {
  acceptSaved,
  beginEditing,
  changeField,
  mergeNewest,
  type TrainingEditorState,
  takeNewer,
} from './training-editor-state.ts';
import { differs, pickSection } from './training-values.ts';

const harbour = { title: 'The harbour', content: 'I mended nets.' };
const bread = { title: 'The bread', content: 'I baked bread.' };
const train = { title: 'The train', content: 'We went to Lisbon.' };

function training(changes: Partial<Training> = {}): Training {
  return {
    ancestorId: '01999999-0000-7000-8000-000000000000',
    fullName: 'Rosa',
    birthPlace: '',
    occupation: '',
    religion: '',
    openness: 5,
    conscientiousness: 5,
    extraversion: 5,
    agreeableness: 5,
    neuroticism: 5,
    formality: 5,
    positivity: 7,
    communicationStyle: '',
    commonPhrases: [],
    accentDescription: '',
    speakingPace: 'normal',
    stories: [harbour],
    passions: [],
    values: [],
    senseOfHumor: '',
    profileImageUrl: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...changes,
  };
}

const later = '2026-01-02T00:00:00.000Z';
const type = (state: TrainingEditorState) =>
  changeField(changeField(state, 'occupation', 'Baker '), 'stories', [harbour, bread]);

describe('what is typed', () => {
  it('clears the problems of its own field only', () => {
    const state = {
      ...beginEditing(training()),
      problems: { fullName: 'x', 'stories.0.title': 'y' },
    };
    expect(changeField(state, 'stories', []).problems).toEqual({ fullName: 'x' });
  });

  it('gives way to what the server made of it', () => {
    const state = type(beginEditing(training()));
    const saved = training({ occupation: 'Baker', updatedAt: later });
    const after = acceptSaved(state, saved, { section: 'personality', sent: state.values });
    expect(after).toMatchObject({ values: { occupation: 'Baker' }, lastSeen: later });
  });

  it('stays where it belongs to the other section', () => {
    const state = type(beginEditing(training()));
    const saved = training({ occupation: 'Baker', updatedAt: later });
    const after = acceptSaved(state, saved, { section: 'personality', sent: state.values });
    expect(after.values.stories).toEqual([harbour, bread]);
    expect(after.saved.stories).toEqual([harbour]);
  });

  it('stays where it was typed while the save was on its way', () => {
    const sent = type(beginEditing(training()));
    const state = changeField(sent, 'occupation', 'Baker and weaver');
    const saved = training({ occupation: 'Baker', updatedAt: later });
    const after = acceptSaved(state, saved, { section: 'personality', sent: sent.values });
    expect(after.values.occupation).toBe('Baker and weaver');
  });
});

describe('what was changed elsewhere', () => {
  it('is joined with what was typed here', () => {
    const state = type(beginEditing(training()));
    const newest = training({
      fullName: 'Rosa Alves',
      stories: [harbour, train],
      updatedAt: later,
    });
    expect(mergeNewest(state, newest)).toMatchObject({
      lastSeen: later,
      values: { fullName: 'Rosa Alves', occupation: 'Baker ', stories: [harbour, bread, train] },
    });
  });

  it('does not bring back what was removed here', () => {
    const state = changeField(beginEditing(training()), 'stories', [bread]);
    const newest = training({ stories: [harbour, train], updatedAt: later });
    expect(mergeNewest(state, newest).values.stories).toEqual([bread, train]);
  });

  it('loses nothing to a draft from before it', () => {
    const newest = training({ stories: [harbour, train], updatedAt: later });
    const draft = type(beginEditing(training()));
    const state = beginEditing(newest, { values: draft.values, lastSeen: draft.lastSeen });
    expect(state.lastSeen).not.toBe(later);
    expect(mergeNewest(state, newest).values.stories).toEqual([harbour, bread, train]);
  });
});

describe('who tells a story', () => {
  const told = (teller: string) => ({ ...harbour, teller });

  it('is unsaved once it was changed, and saved with the stories', () => {
    const { values, saved } = changeField(beginEditing(training()), 'stories', [told('Ana')]);
    expect(differs(values, saved, 'stories')).toBe(true);
    expect(pickSection(values, 'stories').stories).toEqual([told('Ana')]);
  });

  it('is left open where no name was given', () => {
    const { values, saved } = changeField(beginEditing(training()), 'stories', [told(' ')]);
    expect(pickSection(values, 'stories').stories).toEqual([harbour]);
    expect(differs({ ...values, stories: [told('')] }, saved, 'stories')).toBe(false);
  });

  it('is taken from elsewhere where it was not changed here', () => {
    const state = changeField(beginEditing(training()), 'stories', [harbour, bread]);
    const newest = training({ stories: [told('self')], updatedAt: later });
    expect(mergeNewest(state, newest).values.stories).toEqual([told('self'), bread]);
  });

  it('stays as it was chosen here where both changed it, and doubles no story', () => {
    const state = changeField(beginEditing(training()), 'stories', [told('Ana')]);
    const newest = training({ stories: [told('self')], updatedAt: later });
    expect(mergeNewest(state, newest).values.stories).toEqual([told('Ana')]);
  });
});

describe('a training that changed beside the editor', () => {
  const newest = training({ stories: [harbour, train], updatedAt: later });

  it('is shown where nothing is unsaved', () => {
    const after = takeNewer(beginEditing(training()), newest);
    expect(after).toMatchObject({ values: { stories: [harbour, train] }, lastSeen: later });
  });

  it('adds its new stories to what was typed', () => {
    const after = takeNewer(type(beginEditing(training())), newest);
    expect(after.values).toMatchObject({
      occupation: 'Baker ',
      stories: [harbour, bread, train],
    });
    expect(after.lastSeen).toBe(later);
  });

  it('is left to the conflict dialog where more than that changed', () => {
    const state = type(beginEditing(training()));
    const changed = training({ occupation: 'Weaver', stories: [harbour, train], updatedAt: later });
    expect(takeNewer(state, changed)).toBe(state);
    const rewritten = training({ stories: [train], updatedAt: later });
    expect(takeNewer(state, rewritten)).toBe(state);
  });
});
