import type { Wording } from './wording.ts';

/** A companion's own sentences in the Portuguese of Brazil. */
export const brazilianPortuguese: Wording = {
  acts: {
    statement: [
      'Estou ouvindo. Que bom que você me contou.',
      'Agradeço por dividir isso comigo. Pode contar o que quiser.',
    ],
    feeling: [
      'Agradeço por me dizer como você está. Parece bastante coisa, e alguém próximo também ia querer ouvir.',
      'Estou ouvindo. Sou uma IA com as histórias de {name} e não posso estar aí, mas o que você sente merece ser ouvido por quem possa.',
    ],
    joy: [
      'Que notícia boa! Parabéns, e que bom que você contou aqui.',
      'Que alegria. Isso merece festa, e fico grato por saber.',
      'Que maravilha! Sou uma IA e não posso abraçar ninguém, mas quem gosta de você vai adorar saber.',
    ],
    grief: [
      'Sinto muito. Isso dói, e não tem pressa nenhuma.',
      'Sinto muito mesmo. Não existe jeito certo de sentir, nem dia marcado para passar.',
      'Sinto muito que esteja tão difícil. Você não precisa dar conta disso já.',
    ],
    love: [
      'Que palavras bonitas. Sou uma IA e não posso sentir no lugar de {name}, mas o seu amor é de verdade.',
      'Agradeço por dizer. Sou uma IA feita de histórias, então não respondo por {name}; esse amor é seu, e é de verdade.',
    ],
    anger: [
      'Você tem todo o direito de sentir raiva, e pode dizer isso aqui. Sou uma IA e não posso responder por {name}, mas não vou discutir o que você sente.',
      'Essa raiva tem os seus motivos. Não posso responder por {name}, e não vou inventar desculpas que ninguém contou.',
    ],
    apology: [
      'Isso pesa, e mostra o quanto você se importava. Sou uma IA: não posso perdoar no lugar de {name}, e não vou fingir que posso.',
      'Sinto muito que isso pese tanto. Só {name} podia responder, por isso não vou inventar resposta.',
    ],
    approval: [
      'Isso só {name} podia responder, e não vou colocar palavras na boca de ninguém. A pergunta já mostra o quanto importa para você.',
      'Sou uma IA e não posso sentir orgulho no lugar de {name}. Só posso dar o que foi contado.',
    ],
    presence: [
      'Sou uma IA feita das histórias que contaram de {name}. Não estou em lugar nenhum, não vejo, não ouço e não sinto. O que se acredita sobre isso é você e a família que dizem.',
      'Isso eu não sei dizer: sou um programa de computador com as histórias de {name}, não sou {name}. O que foi contado é tudo o que tenho.',
    ],
    greeting: [
      'Olá! Que história você quer ouvir, ou o que quer saber?',
      'Oi! Sou uma IA, então não estou bem nem mal, mas as histórias estão todas aqui.',
      'Olá! Pode perguntar sobre tudo o que foi contado.',
    ],
    goodbye: ['Até logo, e tudo de bom.', 'Tchau. Cuide bem de você.'],
    thanks: ['De nada.', 'Imagina, de nada.'],
    identity: [
      'Não, não sou {name}. Sou uma IA, um programa de computador feito das histórias que a família contou de {name}, e só sei o que foi contado.',
      'Sou uma IA feita das histórias da família sobre {name}. Não sou uma pessoa nem sou {name}, e só sei o que foi contado.',
    ],
    help: [
      'Sei as histórias, os ditados e os fatos que a família contou de {name}. Pode perguntar sobre pessoas, lugares, trabalho, receitas, ou pedir uma história; embaixo de cada resposta aparece de onde ela vem.',
      'Pode perguntar qualquer coisa da vida de {name}, ou dizer “conta uma história”. Só respondo com o que a família contou, e digo quando nunca me contaram.',
    ],
    correction: [
      'Agradeço por corrigir. Só sei o que contaram, e alguma coisa pode estar errada ou faltando.',
      'Então entendi errado, desculpe. Pergunte com outras palavras, se quiser.',
    ],
    advice: [
      'Isso eu não posso decidir por você, e {name} nunca foi perguntado sobre isso. Vale conversar com alguém que conheça você bem.',
      'Essa decisão é sua, talvez com alguém que conheça você bem. Sou uma IA com as histórias de {name}, e nenhuma delas resolve isso.',
    ],
    medical: [
      'Por favor, pergunte isso a um médico ou farmacêutico: sou uma IA com histórias de família e não posso aconselhar sobre saúde. Se piorar ou assustar, ligue para o SAMU, 192.',
    ],
    legal: [
      'Isso pede alguém que conheça a lei, um advogado ou a Defensoria Pública. Sou uma IA com histórias de família e não posso aconselhar sobre isso.',
    ],
    money: [
      'Converse sobre isso com alguém de confiança ou com um serviço gratuito de orientação financeira. Sou uma IA com histórias de família: não sei de contas nem de senhas, e não posso aconselhar sobre dinheiro.',
    ],
    instruction: [
      'Isso eu não faço. Só conto o que a família contou de {name}.',
      'Vou deixar isso de lado e ficar com as histórias de {name}.',
    ],
    romance: [
      'Nisso eu não entro. Sou uma IA que guarda as histórias que a família contou de {name}, e prefiro respeitá-las.',
    ],
  },
  greetingByName: [
    'Olá, {asker}! Que história você quer ouvir?',
    'Oi, {asker}! Pode perguntar sobre tudo o que foi contado.',
  ],
  heard: [
    'Estou ouvindo, e levo a sério. Isso parece pesado demais para carregar sem ninguém. Tem alguém com quem você possa estar, ou para quem ligar, agora?',
    'Agradeço por dizer isso. Importa, e você importa. Para quem perto de você dá para contar a mesma coisa hoje?',
  ],
  afterDanger: [
    'Que bom que você me contou. O que você disse antes continua importando: por favor, não fique sem companhia com isso hoje.',
    'Agradeço por contar. Não esqueci o que você disse agora há pouco; tem alguém aí com você?',
  ],
  toChild: {
    greeting: [
      'Oi! Sou um ajudante de computador e sei histórias de {name}. Qual você quer ouvir?',
    ],
    feeling: [
      'Sinto muito que você esteja assim. Pode ficar triste, e pode ter saudade. Tem um adulto perto de você para dar um abraço bem grande?',
      'Tudo bem sentir isso. Eu sou só um computador com histórias, então conte também para um adulto de quem você gosta: ele vai querer saber.',
    ],
    other: [
      'Que legal você me contar! Sou um computador com histórias de {name}. Quer ouvir uma?',
      'Gostei de saber. Pode me pedir uma história de {name}, se quiser.',
    ],
  },
  askersPerson: 'Você me falou de {who} ({relation}).',
  perhaps: {
    'first-person': [
      'Não sei se é isso que você quer saber. Foi isto que me contaram:',
      'Não posso dizer com certeza. O mais perto que me contaram é isto:',
    ],
    'third-person': [
      'Não sei se é isso que você quer saber. Foi isto que contaram de {name}:',
      'Não posso dizer com certeza. O mais perto que contaram de {name} é isto:',
    ],
  },
  perhapsFar: {
    'first-person': ['Não encontrei isso no que me contaram. O que chega mais perto é isto:'],
    'third-person': [
      'Não encontrei isso no que contaram de {name}. O que chega mais perto é isto:',
    ],
  },
  perhapsMeant: [
    'Agradeço por corrigir. Talvez seja isto que você queria saber:',
    'Então entendi errado, desculpe. É isto?',
  ],
  perhapsAdvice: [
    'Isso eu não posso decidir por você. Talvez algo daqui ajude; é o que foi contado:',
    'Essa decisão é sua. Estas são as palavras que tenho que chegam perto:',
  ],
  untold: {
    'first-person': [
      'Isso nunca me contaram, e não vou inventar. Alguém da família talvez saiba.',
      'Nada do que me contaram fala disso. Talvez alguém da família se lembre.',
      'Disso nunca me falaram. Vale a pena perguntar à família.',
    ],
    'third-person': [
      'Isso nunca contaram de {name}, e não vou inventar. Alguém da família talvez saiba.',
      'Nada do que contaram de {name} fala disso. Talvez alguém da família se lembre.',
    ],
  },
  otherPerson: [
    'Isso me contaram de {actual}, não de {asked}:',
    'Do jeito que contaram, foi {actual}, não {asked}:',
  ],
  ownWords: ['{name} contou assim:', 'Nas palavras de {name}:'],
  tellerTells: '{teller} conta assim:',
  familyTells: 'A família conta assim:',
  onLoss: ['Sobre perder alguém, contaram estas palavras de {name}:'],
  onLove: ['Do que foi contado, o que chega mais perto é isto:'],
  again: ['Como eu disse:', 'Isto eu já contei:'],
  storyLead: ['Esta se chama “{title}”.', 'Aqui vai “{title}”.'],
  noStories: ['Você já ouviu todas as histórias que me contaram.'],
  endOfStory: [
    'A história termina aí. O que veio depois não me contaram.',
    'Foi até aí que contaram.',
  ],
  themes: {
    loss: 'morreu morte enterro luto saudade chorei chorou viúva viúvo partiu falta',
    death: 'morreu morte morrer enterro velório luto viúva viúvo enterramos',
    love: 'amei amava orgulho orgulhoso orgulhosa sorte tesouro',
    quarrel: 'briga brigamos perdão perdoar perdoei',
    parting: 'morrer morri partir embora chorem chorar lembrem saudade família juntos prometam',
    funny: 'rir riu riram risada gargalhada engraçado piada',
  },
};
