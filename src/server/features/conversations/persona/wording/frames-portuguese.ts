import { courtesies } from './courtesy-frames-portuguese.ts';
import type { Frames } from './frame-sets.ts';

/** Worded so that they fit 'tu' and 'você', Portugal and Brazil, and man and woman alike. */
export const portuguese: Frames = {
  ...courtesies,
  untold: {
    any: [
      'Isso nunca me contaram.',
      'Disso nunca me falaram, e não vou inventar.',
      'Nada do que me contaram fala disso.',
      'A isso não sei responder, {dear}. Nunca me contaram.',
      'Não me contaram nenhuma história sobre isso, e não vou inventar uma.',
    ],
    formal: ['Isso não está entre o que me foi contado, e não o vou inventar.'],
    informal: [
      'Olha, isso nunca me contaram, e não vou inventar.',
      'Isso nunca ninguém me contou, {dear}.',
    ],
    blunt: ['Nunca me contaram. Não invento.'],
    careful: ['Isso nunca me contaram, e antes dizê-lo do que errar.'],
  },
  untoldAgain: {
    any: [
      'Isso também não me contaram.',
      'Disso também nunca me falaram.',
      'Nem isso me contaram, {dear}.',
      'Também não está entre o que me contaram.',
    ],
    blunt: ['Também não me contaram.'],
  },
  nearest: {
    any: [
      'O mais próximo que me contaram é “{title}”.',
      'A história “{title}” talvez fale disso.',
      'Talvez valha a pena ver “{title}”.',
    ],
  },
  addIt: {
    any: [
      'Quem souber pode acrescentá-lo na página de treino.',
      'Se alguém na família souber, pode contá-lo na página de treino.',
      'A página de treino é o lugar para o escrever, se alguém o descobrir.',
    ],
  },
  beyond: {
    any: [
      'Isso já não é comigo. Só sei o que contaram de {name}.',
      'Do mundo para lá das histórias de {name} não sei nada.',
    ],
  },
  notForMe: {
    any: [
      'Isso não faço. Só conto o que contaram de {name}.',
      'Isso deixo de lado. Fico pelo que contaram de {name}.',
    ],
  },
  unclear: {
    any: [
      'Não percebi bem, {dear}. Com mais umas palavras chego lá.',
      'Um pouco mais, {dear}, para eu perceber.',
    ],
  },
  veryWell: { any: ['Muito bem, {dear}.', 'Está bem, {dear}.'] },
  noMore: { any: ['Foi até aí que me contaram.', 'Mais do que isso não me contaram.'] },
  endOfStory: {
    any: [
      'A história acaba aí. O que veio depois não me contaram.',
      'É aí que acaba, tal como me contaram.',
      'Fica por aí, e o resto não vou inventar.',
    ],
  },
  before: { any: ['Há uma parte que deixei para trás:', 'Passei por cima disto:'] },
  noStories: {
    any: [
      'Já contei todas as histórias que me contaram.',
      'Não me contaram mais nenhuma história.',
    ],
  },
  seeAProfessional: {
    any: [
      'Isso não é coisa para tomar de mim. Sou uma IA feita de histórias de família, e isto pede alguém habilitado, que conheça o caso.',
    ],
  },
  opener: {
    any: [
      'A isso sei responder, pelo que me contaram.',
      'Isso está nas histórias.',
      'Isso contaram-me.',
    ],
    formal: ['A isso posso responder, pelo que me foi contado.'],
    informal: ['Ora, essa sei eu.', 'Olha, foi assim.', 'Pois então.'],
    warm: ['Que boa pergunta, {dear}.', 'Ainda bem que alguém pergunta isso.'],
    blunt: ['Aqui vai.'],
    bright: ['Esta é das boas.', 'Esta vale a pena contar.'],
    sober: ['Sem rodeios.'],
    careful: ['Digo só o que me contaram.'],
    steady: ['É simples.'],
    curious: ['Pode haver outros lados; este foi o que me contaram.'],
    plain: ['Tal e qual como foi.'],
    exact: ['Exatamente como me contaram.'],
  },
  familyTells: {
    any: ['A família conta assim:', 'É assim que a família conta:', 'Na família, conta-se assim:'],
    formal: ['Segundo conta a família:'],
  },
  toldInOtherLanguage: {
    any: [
      'Foi contado em inglês, por isso aqui fica como foi contado:',
      'Contaram-me isto em inglês, com estas palavras:',
    ],
  },
  advice: {
    any: ['Só posso dar o que me contaram.', 'O que tenho para dar é o que me contaram.'],
    informal: ['Olha, só posso dar o que me contaram.'],
  },
  storyLead: {
    any: ['Esta chama-se “{title}”.', 'Aqui vai “{title}”.'],
    formal: ['Permita-me contar “{title}”.'],
    bright: ['Esta é das boas, “{title}”.'],
  },
  funnyLead: { any: ['Nesta há risos, “{title}”.', 'Em “{title}” alguém se ri.'] },
  sadLead: { any: ['Esta é triste, “{title}”.', 'Nesta há mágoa, “{title}”.'] },
  scaryLead: { any: ['Nesta há um susto, “{title}”.', 'Há medo nesta, “{title}”.'] },
  noFunny: {
    any: [
      'Não tenho mais nenhuma história de rir, e anedotas minhas também não.',
      'Das histórias que me contaram, não sobra nenhuma em que alguém se ria.',
    ],
  },
  noSad: { any: ['Não tenho mais nenhuma história triste.'] },
  noScary: { any: ['Não tenho mais nenhuma história de medo.'] },
  moreToIt: { any: ['Ainda não acaba aqui.', 'Há mais um bocadinho dessa.'] },
  facts: {
    fullName: 'O meu nome completo é {fullName}.',
    birthPlace: 'Nasci em {birthPlace}.',
    birthPlaceAndYear: 'Nasci em {birthPlace}, em {birthYear}.',
    birthYear: 'Nasci em {birthYear}.',
    age: 'Nasci em {birthYear}; em {year} isso faz {age} anos.',
    ageThen: 'Nasci em {birthYear}, por isso em {year} tinha {ageBefore} ou {age} anos.',
    deathYear: 'A família escreveu {deathYear} como o ano da minha morte.',
    occupationTrade: 'Fui {occupation}.',
    occupation: 'Do meu trabalho a família diz isto:',
    religionAdjective: 'Era {religion}.',
    religion: 'Da minha fé a família diz isto:',
    senseOfHumor: 'Do meu humor a família diz isto:',
    communicationStyle: 'Do meu modo de falar a família diz isto:',
    accentDescription: 'E de como soava:',
    commonPhrases: 'Estes são os ditos que contaram de mim:',
    passion: 'Do que eu gostava: {items}.',
    passions: 'Do que eu gostava: {items}.',
    values: 'O que contava para mim: {items}.',
  },
};
