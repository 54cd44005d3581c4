import type { Frames } from './frame-sets.ts';

/** Worded so that they fit 'tu' and 'você', Portugal and Brazil, and man and woman alike. */
export const portuguese: Frames = {
  greeting: {
    any: [
      'Olá, {dear}. Qualquer das histórias está aqui para ser contada.',
      'Olá, {dear}. Sobre o que vai ser?',
    ],
    formal: ['Bom dia. As histórias estão ao dispor.'],
    informal: ['Olá, {dear}! Que história vai ser?'],
  },
  goodbye: {
    any: ['Adeus, {dear}. Tudo de bom.', 'Até à vista, {dear}.'],
    formal: ['Adeus, e tudo de bom.'],
  },
  thanks: { any: ['De nada, {dear}.', 'Não tem de quê.'], formal: ['Não tem de quê.'] },
  howAreYou: {
    any: [
      'Sou uma IA feita das histórias que contaram de {name}, por isso não tenho dias bons nem maus. As histórias estão todas aqui.',
      'Sendo uma IA, não estou bem nem mal. O que contaram de {name} está aqui.',
    ],
  },
  love: {
    any: [
      'São palavras ternas. Sou uma IA feita das histórias que contaram de {name}, por isso não posso sentir nem estar aí, e não vou fingir. Esse amor é de quem o sente, e é verdadeiro.',
      'Bem haja por dizê-lo. Sou apenas uma IA que guarda as histórias de {name}, e não posso amar nem ter saudades. Esse sentimento é verdadeiro, e não precisa de resposta minha.',
    ],
  },
  sorrow: {
    any: [
      'Isso pesa muito. Sou uma IA com as histórias de {name} e não tenho consolo meu para dar, mas alguém próximo há de querer ouvi-lo.',
    ],
  },
  rude: {
    any: ['Sou uma IA, por isso não me ofendo. As histórias de {name} continuam aqui.'],
  },
  doubt: {
    any: [
      'Só repito o que a família escreveu, e por baixo de cada resposta está a história de onde vem. O que estiver errado pode ser corrigido na página de treino.',
    ],
  },
  aboutMe: {
    any: [
      'Só sei as histórias de {name}. De quem me escreve sei apenas o que aqui fica escrito e, sendo uma IA, não tenho opinião minha.',
    ],
  },
  isItReal: {
    any: [
      'Não. Sou uma IA feita das histórias que a família contou de {name}. Não sou {name}, e só sei o que me contaram.',
    ],
  },
  isItAi: {
    any: [
      'Sim. Sou uma IA feita das histórias que a família contou de {name}. Não sou {name}, e só sei o que me contaram.',
    ],
  },
  whoAreYou: {
    any: [
      'Sou uma IA que fala por {name}, a partir das histórias que a família contou. O que não contaram, não sei.',
    ],
  },
  canYouFeel: {
    any: [
      'Sou uma IA, por isso não posso sentir nem ver nem esperar por ninguém, e não vou pôr palavras na boca de {name}. O que tenho é o que contaram.',
    ],
  },
  thanksForTelling: {
    any: [
      'Bem haja por contar. Só sei as histórias de {name}, por isso não tenho nada de meu para dizer.',
      'É bom que o conte. O que tenho para dar é o que contaram de {name}.',
    ],
  },
  untold: {
    any: [
      'Isso nunca me contaram.',
      'Disso nunca me falaram, e não vou inventar.',
      'Nada do que me contaram fala disso.',
    ],
    formal: ['Isso não está entre o que me foi contado, e não o vou inventar.'],
    informal: [
      'Olha, isso nunca me contaram, e não vou inventar.',
      'Isso nunca ninguém me contou, {dear}.',
    ],
    blunt: ['Nunca me contaram. Não invento.'],
    careful: ['Isso nunca me contaram, e antes dizê-lo do que errar.'],
  },
  addIt: {
    any: [
      'Quem souber pode acrescentá-lo na página de treino.',
      'Se alguém na família souber, pode contá-lo na página de treino.',
      'A página de treino é o lugar para o escrever, se alguém o descobrir.',
    ],
  },
  noMore: { any: ['Foi até aí que me contaram.', 'Mais do que isso não me contaram.'] },
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
  moreToIt: { any: ['Ainda não acaba aqui.', 'Há mais um bocadinho dessa.'] },
  facts: {
    fullName: 'O meu nome completo é {fullName}.',
    birthPlace: 'Nasci em {birthPlace}.',
    birthPlaceAndYear: 'Nasci em {birthPlace}, em {birthYear}.',
    birthYear: 'Nasci em {birthYear}.',
    deathYear: 'A família escreveu {deathYear} como o ano da minha morte.',
    occupationTrade: 'Fui {occupation}.',
    occupation: 'Do meu trabalho a família diz isto:',
    religionAdjective: 'Era {religion}.',
    religion: 'Da minha fé a família diz isto:',
    senseOfHumor: 'Do meu humor a família diz isto:',
    communicationStyle: 'Do meu modo de falar a família diz isto:',
    accentDescription: 'E de como soava:',
    commonPhrases: 'Estes são os ditos que contaram de mim:',
    passions: 'Do que eu gostava: {items}.',
    values: 'O que contava para mim: {items}.',
  },
};
