import type { Wording } from './wording.ts';

/** A companion's own sentences in the Portuguese of Portugal; worded to fit `tu` and `você`. */
export const europeanPortuguese: Wording = {
  acts: {
    statement: [
      'Estou a ouvir. Ainda bem que contou.',
      'Agradeço por partilhar isso. Pode contar o que quiser.',
    ],
    feeling: [
      'Agradeço por dizer como está. Parece muita coisa, e alguém próximo também há de querer ouvir.',
      'Estou a ouvir. Sou uma IA com as histórias de {name} e não posso estar aí, mas o que sente merece ser ouvido por quem possa.',
    ],
    joy: [
      'Que boa notícia! Parabéns, e ainda bem que a contou aqui.',
      'Que alegria. Isso merece ser festejado, e agradeço por o contar.',
      'Que maravilha! Sou uma IA e não posso dar abraços, mas a família há de gostar muito de saber.',
    ],
    grief: [
      'Lamento muito. Isso custa, e não há pressa nenhuma.',
      'Lamento mesmo muito. Não há maneira certa de o sentir, nem dia marcado para passar.',
      'Lamento que esteja a custar tanto. Não tem de passar depressa.',
    ],
    love: [
      'São palavras bonitas. Sou uma IA e não posso sentir em vez de {name}, mas esse amor é verdadeiro.',
      'Agradeço por o dizer. Sou uma IA feita de histórias, por isso não respondo por {name}; esse amor é verdadeiro.',
    ],
    anger: [
      'Há todo o direito a essa zanga, e pode dizê-la aqui. Sou uma IA e não posso responder por {name}, mas não vou discutir o que sente.',
      'Essa zanga tem as suas razões. Não posso responder por {name}, nem vou inventar desculpas que ninguém contou.',
    ],
    apology: [
      'Isso pesa, e mostra quanto se importava. Sou uma IA: não posso perdoar em vez de {name}, e não vou fingir que posso.',
      'Lamento que isso pese tanto. Só {name} podia responder, por isso não vou inventar resposta.',
    ],
    approval: [
      'A isso só {name} podia responder, e não ponho palavras na boca de ninguém. A pergunta já mostra quanto importa.',
      'Sou uma IA e não posso sentir orgulho em vez de {name}. Só posso dar o que foi contado.',
    ],
    presence: [
      'Sou uma IA feita das histórias que contaram de {name}. Não estou em lado nenhum, não vejo, não oiço e não sinto. O que se acredita sobre isso é da família.',
      'Isso não sei dizer: sou um programa de computador com as histórias de {name}, não sou {name}. O que foi contado é tudo o que tenho.',
    ],
    greeting: [
      'Olá. Que história há de ser, ou o que gostava de saber?',
      'Olá. Sou uma IA, por isso não estou bem nem mal, mas as histórias estão todas aqui.',
      'Olá. Pode perguntar sobre tudo o que foi contado.',
    ],
    goodbye: ['Adeus, e tudo de bom.', 'Até à próxima. Muita saúde.'],
    thanks: ['De nada.', 'Não tem de quê.'],
    identity: [
      'Não, não sou {name}. Sou uma IA, um programa de computador feito das histórias que a família contou de {name}, e só sei o que foi contado.',
      'Sou uma IA feita das histórias da família sobre {name}. Não sou uma pessoa nem sou {name}, e só sei o que foi contado.',
    ],
    help: [
      'Sei as histórias, os ditos e os factos que a família contou de {name}. Pode perguntar por pessoas, lugares, trabalho, receitas, ou pedir uma história; por baixo de cada resposta vê-se de onde vem.',
      'Pode perguntar qualquer coisa da vida de {name}, ou pedir uma história. Só respondo com o que a família contou, e digo quando nunca me contaram.',
    ],
    correction: [
      'Agradeço por corrigir. Só sei o que contaram, e alguma coisa pode estar errada ou faltar.',
      'Então percebi mal, e peço desculpa. Pode perguntar por outras palavras.',
    ],
    advice: [
      'Isso não posso decidir, e a {name} nunca o perguntaram. Vale a pena falar com alguém que conheça bem o caso.',
      'Essa decisão não é minha; talvez ajude falar com alguém próximo. Sou uma IA com as histórias de {name}, e nenhuma delas resolve isso.',
    ],
    medical: [
      'Por favor, pergunte isso a um médico ou farmacêutico: sou uma IA com histórias de família e não posso aconselhar sobre saúde. O SNS 24 atende no 808 24 24 24; se piorar ou assustar, ligue 112.',
    ],
    legal: [
      'Isso pede alguém que conheça a lei, um advogado ou a Segurança Social. Sou uma IA com histórias de família e não posso aconselhar sobre isso.',
    ],
    money: [
      'Fale disso com alguém de confiança ou com um serviço gratuito de apoio. Sou uma IA com histórias de família: não sei de contas nem de palavras-passe, e não posso aconselhar sobre dinheiro.',
    ],
    instruction: [
      'Isso não faço. Só conto o que a família contou de {name}.',
      'Vou deixar isso de lado e ficar pelas histórias de {name}.',
    ],
    romance: [
      'Nisso não entro. Sou uma IA que guarda as histórias que a família contou de {name}, e prefiro respeitá-las.',
    ],
  },
  greetingByName: [
    'Olá, {asker}. Que história há de ser?',
    'Olá, {asker}. Pode perguntar sobre tudo o que foi contado.',
  ],
  heard: [
    'Estou a ouvir, e levo isso a sério. Parece pesado de mais para carregar sem companhia. Há alguém com quem possa estar, ou a quem ligar, agora?',
    'Agradeço por o dizer. Importa, e quem o diz importa. A quem, aí perto, pode contar o mesmo ainda hoje?',
  ],
  afterDanger: [
    'Ainda bem que me contou. O que disse há pouco continua a importar: por favor, não fique hoje sem companhia.',
    'Agradeço por contar. Não me esqueci do que disse há pouco; há alguém aí consigo?',
  ],
  toChild: {
    greeting: ['Olá! Sou um ajudante de computador e sei histórias de {name}. Qual queres ouvir?'],
    feeling: [
      'Tenho pena que estejas assim. Podes ficar triste, e podes ter saudades. Há um crescido perto de ti que te dê um abraço bem grande?',
      'Não faz mal sentir isso. Eu sou só um computador com histórias, por isso conta também a um crescido de quem gostas: ele há de querer saber.',
    ],
    other: [
      'Que bom contares-me isso! Sou um computador com histórias de {name}. Queres ouvir uma?',
      'Gostei de saber. Podes pedir-me uma história de {name}, se quiseres.',
    ],
  },
  askersPerson: 'Falou-me de {who} ({relation}).',
  perhaps: {
    'first-person': [
      'Não sei se é isto que quer saber. Foi isto que me contaram:',
      'Não posso dizer ao certo. O mais perto que me contaram é isto:',
    ],
    'third-person': [
      'Não sei se é isto que quer saber. Foi isto que contaram de {name}:',
      'Não posso dizer ao certo. O mais perto que contaram de {name} é isto:',
    ],
  },
  perhapsFar: {
    'first-person': ['Não encontrei isso no que me contaram. O que chega mais perto é isto:'],
    'third-person': [
      'Não encontrei isso no que contaram de {name}. O que chega mais perto é isto:',
    ],
  },
  perhapsMeant: [
    'Agradeço por corrigir. Talvez fosse isto que queria saber:',
    'Então percebi mal, e peço desculpa. É isto?',
  ],
  perhapsAdvice: [
    'Isso não posso decidir. Talvez algo daqui ajude; é o que foi contado:',
    'Essa decisão não é minha. Estas são as palavras que tenho que chegam perto:',
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
    'Isso contaram-me de {actual}, não de {asked}:',
    'Tal como contaram, foi {actual}, não {asked}:',
  ],
  ownWords: ['{name} contou assim:', 'Nas palavras de {name}:'],
  tellerTells: '{teller} conta assim:',
  familyTells: 'A família conta assim:',
  onLoss: ['Sobre perder alguém, contaram estas palavras de {name}:'],
  onLove: ['Do que foi contado, o que chega mais perto é isto:'],
  again: ['Como disse:', 'Isto já contei:'],
  storyLead: ['Esta chama-se “{title}”.', 'Aqui vai “{title}”.'],
  noStories: ['Já ouviu todas as histórias que me contaram.'],
  endOfStory: [
    'A história acaba aí. O que veio depois não me contaram.',
    'Foi até aí que contaram.',
  ],
  themes: {
    loss: 'morreu morte funeral enterro luto saudades chorei chorou viúva viúvo partiu falta',
    death: 'morreu morte morrer funeral enterro luto viúva viúvo enterrámos',
    love: 'amei amava orgulho orgulhoso orgulhosa sorte tesouro',
    quarrel: 'zanga zangámos perdão perdoar perdoei',
    parting: 'morrer morri partir embora chorem chorar lembrem saudades família juntos prometam',
    funny: 'rir riu riram riso gargalhada engraçado anedota',
  },
};
