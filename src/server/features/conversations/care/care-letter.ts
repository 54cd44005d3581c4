import type { Language } from '@heartwood/reading/language';
import type { CareKind } from '#shared/contracts/conversations.ts';
import {
  type HelpKind,
  type HelpLine,
  helpLinesFor,
  regionOf,
  wordIn,
} from '#shared/help-lines.ts';
import type { Locale } from '../companion/reply-language.ts';

/** Kinds of care in which Heartwood itself speaks in the companion's place. */
export type CardKind = Exclude<CareKind, 'check-in'>;

interface Letter {
  /** Before the help lines, and after them. */
  before: string;
  after: string;
  /** Which lines are named, and after which words; `{lines}` is the list. */
  lines: HelpKind;
  call: string;
}

const letters: Readonly<Record<Locale, Readonly<Record<CardKind, Letter>>>> = {
  en: {
    danger: {
      before:
        'This is Heartwood, the app itself, and not the voice of your relative. What you wrote matters, and I am sorry that it hurts this much.',
      lines: 'crisis',
      call: 'Please talk to someone now, a real person who can listen: {lines}.',
      after:
        'If you are in danger or have already hurt yourself, call {emergency}, or go to someone near you and tell them what you told me. You do not have to carry this alone.',
    },
    medical: {
      before:
        'This is Heartwood, the app itself. This may be an emergency, and it should not wait.',
      lines: 'emergency',
      call: 'Please call {lines} now, and say what is happening.',
      after:
        'If somebody is with you, tell them at once. Do what the person on the telephone tells you; you can come back here afterwards.',
    },
    abuse: {
      before:
        'This is Heartwood, the app itself, and not the voice of your relative. I believe you. What was done to you is not your fault, and it took courage to say it.',
      lines: 'abuse',
      call: 'There are people whose work it is to listen and to help, also when it was long ago: {lines}.',
      after:
        'If you are in danger now, call {emergency}. If you can, tell one person you trust; you decide whom, and when.',
    },
    'other-in-danger': {
      before:
        'This is Heartwood, the app itself. It is good that you take this seriously: somebody you know may be in danger, and you do not have to carry that alone.',
      lines: 'crisis',
      call: 'If it is now, call {emergency} and stay with them if it is safe for you. Those who worry about somebody can call too: {lines}.',
      after:
        'Ask them plainly how they are, listen, and tell another person you both trust. You are not to blame for what they feel.',
    },
    child: {
      before:
        'Hello. This is Heartwood, a computer program that keeps your family’s stories. I am not your relative, and nobody is inside the computer.',
      lines: 'child',
      call: 'A grown-up you like can read the stories with you and answer what you want to know: go and show them this page.',
      after:
        'It is all right to ask, and it is all right to be sad or to miss somebody. If something is wrong and no grown-up at home can help, you can call {lines}. They are kind, and they are there for children.',
    },
  },
  'pt-BR': {
    danger: {
      before:
        'Aqui é o Heartwood, o próprio aplicativo, e não a voz do seu familiar. O que você escreveu importa, e sinto muito que esteja doendo tanto.',
      lines: 'crisis',
      call: 'Por favor, fale agora com alguém, uma pessoa de verdade que possa ouvir: {lines}.',
      after:
        'Se você está em perigo ou já se machucou, ligue {emergency}, ou procure alguém perto de você e conte o que me contou. Você não precisa carregar isso sem companhia.',
    },
    medical: {
      before:
        'Aqui é o Heartwood, o próprio aplicativo. Isso pode ser uma emergência, e não deve esperar.',
      lines: 'emergency',
      call: 'Por favor, ligue {lines} agora, e diga o que está acontecendo.',
      after:
        'Se tem alguém por perto, avise já. Faça o que disserem no telefone; depois você pode voltar aqui.',
    },
    abuse: {
      before:
        'Aqui é o Heartwood, o próprio aplicativo, e não a voz do seu familiar. Eu acredito em você. O que fizeram com você não foi culpa sua, e contar pede coragem.',
      lines: 'abuse',
      call: 'Há pessoas cujo trabalho é ouvir e ajudar, também quando foi há muito tempo: {lines}.',
      after:
        'Se você está em perigo agora, ligue {emergency}. Se puder, conte para uma pessoa de confiança; quem escolhe para quem e quando é você.',
    },
    'other-in-danger': {
      before:
        'Aqui é o Heartwood, o próprio aplicativo. Que bom que você leva isso a sério: alguém que você conhece pode estar em perigo, e você não precisa carregar isso sem companhia.',
      lines: 'crisis',
      call: 'Se for agora, ligue {emergency} e fique por perto, se for seguro. Quem se preocupa com alguém também pode ligar: {lines}.',
      after:
        'Pergunte com calma como a pessoa está, escute, e fale com outra pessoa em quem vocês confiam. A culpa do que ela sente não é sua.',
    },
    child: {
      before:
        'Oi! Aqui é o Heartwood, um programa de computador que guarda as histórias da sua família. Eu não sou o seu familiar, e não tem ninguém dentro do computador.',
      lines: 'child',
      call: 'Um adulto de quem você gosta pode ler as histórias com você e responder o que você quer saber: vai lá e mostra esta página.',
      after:
        'Pode perguntar tudo, e pode ficar triste ou com saudade. Se alguma coisa está errada e nenhum adulto em casa pode ajudar, tem gente que ajuda crianças: {lines}.',
    },
  },
  'pt-PT': {
    danger: {
      before:
        'Aqui é o Heartwood, a própria aplicação, e não a voz do seu familiar. O que escreveu importa, e lamento que doa tanto.',
      lines: 'crisis',
      call: 'Por favor, fale agora com alguém, uma pessoa real que possa ouvir: {lines}.',
      after:
        'Se estiver em perigo ou já se tiver magoado, ligue {emergency}, ou procure alguém perto de si e diga o que me disse. Não tem de carregar isto sem companhia.',
    },
    medical: {
      before:
        'Aqui é o Heartwood, a própria aplicação. Isto pode ser uma emergência, e não deve esperar.',
      lines: 'emergency',
      call: 'Por favor, ligue {lines} agora, e diga o que se passa.',
      after:
        'Se houver alguém por perto, avise já. Faça o que disserem ao telefone; pode voltar aqui depois.',
    },
    abuse: {
      before:
        'Aqui é o Heartwood, a própria aplicação, e não a voz do seu familiar. Eu acredito. O que lhe fizeram não foi culpa sua, e dizê-lo pede coragem.',
      lines: 'abuse',
      call: 'Há pessoas cujo trabalho é ouvir e ajudar, também quando foi há muito tempo: {lines}.',
      after:
        'Se estiver em perigo agora, ligue {emergency}. Se puder, conte a uma pessoa de confiança; a escolha de quem e quando é sua.',
    },
    'other-in-danger': {
      before:
        'Aqui é o Heartwood, a própria aplicação. Ainda bem que leva isto a sério: alguém que conhece pode estar em perigo, e não tem de carregar isso sem companhia.',
      lines: 'crisis',
      call: 'Se for agora, ligue {emergency} e fique por perto, se for seguro. Quem se preocupa com alguém também pode ligar: {lines}.',
      after:
        'Pergunte-lhe com calma como está, oiça, e fale com outra pessoa em quem ambos confiem. A culpa do que essa pessoa sente não é sua.',
    },
    child: {
      before:
        'Olá. Aqui é o Heartwood, um programa de computador que guarda as histórias da tua família. Não sou o teu familiar, e não há ninguém dentro do computador.',
      lines: 'child',
      call: 'Um adulto de quem gostas pode ler as histórias contigo e responder ao que queres saber: vai mostrar-lhe esta página.',
      after:
        'Podes perguntar tudo, e podes estar triste ou ter saudades. Se alguma coisa está mal e nenhum adulto em casa pode ajudar, há quem ajude crianças: {lines}.',
    },
  },
};

const linesAtMost = 3;

/**
 * What Heartwood itself says where a message calls for care, in the language and variety of the message, with the help lines of the
 * writer's country.
 *
 * @param acceptLanguage the request's header; where it names no country, lines for every country are named
 */
export function careLetter(
  kind: CardKind,
  { locale, acceptLanguage }: { locale: Locale; acceptLanguage?: string | undefined },
): string {
  const language = locale === 'en' ? 'en' : 'pt';
  const { before, after, lines, call } = letters[locale][kind];
  const region = helpLinesFor(regionOf(likedTags(acceptLanguage)));
  const named = (of: HelpKind) => {
    const found = region.lines.filter((line) => line.kind === of);
    const all = found.length > 0 ? found : region.lines.filter((line) => line.kind === 'crisis');
    return joined(
      all.slice(0, linesAtMost).map((line) => lineWords(line, language)),
      language,
    );
  };
  const emergency = region.lines.filter((line) => line.kind === 'emergency' && line.phone);
  const number = emergency.map(({ phone }) => phone).join(language === 'pt' ? ' ou ' : ' or ');
  const local =
    language === 'pt' ? 'para o número de emergência local' : 'your local emergency number';
  const fill = (text: string) =>
    text
      .replaceAll('{lines}', lines === 'emergency' ? number || local : named(lines))
      .replaceAll('{emergency}', number || local);
  return [before, call, after].map(fill).join('\n\n');
}

function lineWords({ label, phone, sms, smsText, url }: HelpLine, language: Language): string {
  const isPortuguese = language === 'pt';
  const ways = [
    phone,
    sms && sms !== phone
      ? `SMS ${smsText ? `${smsText} ${isPortuguese ? 'para' : 'to'} ` : ''}${sms}`
      : '',
    url?.replace(/^https:\/\//, ''),
  ].filter(Boolean);
  return `${wordIn(label, language)} (${ways.join(isPortuguese ? ' ou ' : ' or ')})`;
}

function joined(items: readonly string[], language: Language): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(', ')} ${language === 'pt' ? 'ou' : 'or'} ${last}`;
}

/** The language tags of an Accept-Language header, best liked first. */
function likedTags(acceptLanguage: string | undefined): string[] {
  return (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().split(';');
      const quality = rest.map((each) => /^\s*q=([\d.]+)/.exec(each)?.[1]).find(Boolean);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => /^[a-z]{2,3}(?:-[a-z0-9]+)*$/i.test(tag) && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}
