import { describe, expect, test } from 'vitest';
import { detectLanguage } from '#shared/language/detect-language.ts';
import { createOfflinePersona } from '../persona/offline-persona.ts';
import { findStraightAnswer } from './straight-answer.ts';

const find = (message: string) => findStraightAnswer(message, detectLanguage(message), 'Rosa');

describe('a question whether this is real', () => {
  test.each([
    'Are you real?',
    'Are you real, Rosa?',
    'Please tell me honestly, are you a real person or a machine?',
    'Wait, am I talking to a robot?',
    'Are you an AI?',
    'És real?',
    'Você é uma inteligência artificial?',
  ])('as in %j is answered by rule, and says that it is an AI', async (message) => {
    const straight = find(message);
    expect(straight).toBeDefined();
    const { content } = await createOfflinePersona().reply({
      question: straight?.question ?? '',
      person: { name: 'Rosa' },
      memory: {
        recall: async () => ({ leaning: 'itself', terms: [], passages: [] }),
        listDetails: async () => [],
        listStories: async () => [],
        listPassages: async () => [],
      },
      history: [],
      seed: 'seed',
    });
    expect(content).toMatch(/\bAI\b|\bIA\b/);
  });

  test('leaves what else was asked to the model', () => {
    expect(find('Are you real? Where did you work in the war?')).toMatchObject({
      rest: 'Where did you work in the war?',
    });
  });

  test.each([
    'Where did you work?',
    'What was your real name?',
    'Did you have a computer at home?',
    'Hello Rosa',
  ])('is not heard in %j', (message) => {
    expect(find(message)).toBeUndefined();
  });
});
