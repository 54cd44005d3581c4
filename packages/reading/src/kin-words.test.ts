import { describe, expect, it } from 'vitest';
import { kinWords } from './kin-lexicon.ts';
import { kinFromAsker, kinFromPerson, namesOfKin } from './kin-words.ts';

describe('what the asker’s kin are to the person', () => {
  it.each([
    ['grandfather', 'nan', ['wife']],
    ['grandmother', 'dad', ['son', 'son-in-law']],
    ['father', 'mum', ['wife']],
    ['grandmother', 'uncle', ['son', 'son-in-law']],
    ['mother', 'grandma', ['mother', 'mother-in-law']],
    ['avô', 'vó', ['wife']],
    ['tia', 'mãe', ['sister', 'sister-in-law']],
    ['husband', 'mother', ['mother-in-law']],
    ['great-grandmother', 'gran', ['daughter', 'daughter-in-law']],
    ['step-grandfather', 'nana', ['wife']],
  ])('takes, said to a %s, "%s" for %j', (relationship, word, relations) => {
    expect(kinFromAsker(relationship, word)).toEqual(relations);
  });

  it('takes a word for the person as no other relative', () => {
    expect(kinFromAsker('grandmother', 'nan')).toEqual([]);
    expect(kinFromAsker('friend', 'mum')).toEqual([]);
  });

  it('takes the person’s own kin as said', () => {
    expect(kinFromPerson('mother-in-law', 'en')).toEqual(['mother-in-law']);
    expect(kinFromPerson('Sogra', 'pt')).toEqual(['mother-in-law']);
  });

  it('has each word of a language and gender once', () => {
    const keys = kinWords().map(
      ({ language, word, relations }) => `${language} ${word} ${relations}`,
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('the names that kinship words of a question stand for', () => {
  const facts = [
    { subject: 'self', relation: 'husband', object: 'Bert' },
    { subject: 'self', relation: 'mother-in-law', object: 'Winifred' },
    { subject: 'self', relation: 'son', object: 'Paul' },
    { subject: 'self', relation: 'son', object: 'Rory' },
    { subject: 'Bert', relation: 'brother', object: 'Cecil' },
  ];

  it('finds the spouse for the other grandparent', () => {
    expect(namesOfKin('how did you meet grandad?', 'en', 'grandmother', facts)).toEqual(['Bert']);
    expect(namesOfKin('como conheceu o avô?', 'pt', 'avó', facts)).toEqual(['Bert']);
    expect(namesOfKin('como conheceu o avo, avo?', 'pt', 'avó', facts)).toEqual(['Bert']);
  });

  it('finds the person’s own kin, however it is spelt', () => {
    expect(namesOfKin('what was your mother in law like', 'en', 'grandmother', facts)).toEqual([
      'Winifred',
    ]);
    expect(namesOfKin('e os seus filhos?', 'pt', 'avó', facts)).toEqual(['Paul', 'Rory']);
  });

  it('finds only the one named beside the word, and none where there may be several', () => {
    expect(namesOfKin('did uncle paul sing?', 'en', 'grandmother', facts)).toEqual(['Paul']);
    expect(namesOfKin('did my dad sing?', 'en', 'grandmother', facts)).toEqual([]);
  });

  it('finds nobody in a name that calls the person', () => {
    expect(namesOfKin('did you sing, nan?', 'en', 'grandmother', facts)).toEqual([]);
  });
});
