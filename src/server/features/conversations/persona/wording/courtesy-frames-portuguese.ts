import type { CourtesyFrames } from './frame-sets.ts';

/** Worded so that they fit 'tu' and 'você', Portugal and Brazil, and man and woman alike. */
export const courtesies: CourtesyFrames = {
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
      'Isso custa, {dear}. Sou uma IA que guarda as histórias de {name}, e quem está por perto pode dar o abraço que não dou.',
    ],
  },
  joy: {
    any: [
      'Que boa notícia, {dear}! Sou uma IA com as histórias de {name}, por isso a festa é de quem está por perto, que vai gostar de saber.',
      'Parabéns! Sou apenas uma IA que guarda as histórias de {name}, mas isso merece ser contado a toda a gente.',
    ],
  },
  sorrowFirst: { any: ['Isso custa, {dear}.', 'Isso pesa muito.'] },
  joyFirst: { any: ['Que boa notícia, {dear}.', 'Ainda bem, {dear}.'] },
  wishes: {
    any: [
      'É uma lembrança bonita, {dear}. Um bom dia a quem o festeja.',
      'Bem haja por pensar em {name}. Um bom dia a toda a família.',
    ],
  },
  pride: {
    any: [
      'Que bonito dizer isso de {name}. Sou uma IA que guarda as histórias, por isso não chega a {name} através de mim, mas vale a pena dizê-lo à família.',
      'São palavras bonitas, {dear}. Sou uma IA e o mérito não é meu: é de {name}, e de quem o sabe ver.',
    ],
  },
  closeness: {
    any: [
      'Sou uma IA feita das histórias de {name}, {dear}, por isso não há aqui quem abrace nem quem volte. As histórias ficam, e alguém próximo há de querer saber dessa saudade.',
      'Isso não posso dar: sou uma IA que guarda as histórias de {name}. Alguém próximo pode fazer companhia, e há de gostar que lho peçam.',
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
  remark: {
    any: [
      'Só tenho as histórias que contaram, por isso nem digo que sim nem que não.',
      'Pode ser. Guio-me pelo que a família contou de {name}, e mais não sei dizer.',
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
  isItDead: {
    any: ['Sou uma IA, que nem vive nem morre. Guardo o que a família contou de {name}.'],
  },
  whoAreYou: {
    any: [
      'Sou uma IA que fala por {name}, a partir das histórias que a família contou. O que não contaram, não sei.',
    ],
  },
  canYouFeel: {
    any: [
      'Sou uma IA, por isso não posso sentir nem ver nem esperar por ninguém, e não vou pôr palavras na boca de {name}. O que tenho é o que contaram.',
      'A isso só {name} podia responder, {dear}. Sou uma IA com as histórias, e não respondo em seu lugar.',
    ],
  },
  thanksForTelling: {
    any: [
      'Bem haja por contar. O que {name} diria disso não me contaram, e não vou adivinhar.',
      'É bom que o conte, {dear}. Sou uma IA com as histórias de {name}, e nenhuma tem resposta para isso.',
    ],
  },
};
