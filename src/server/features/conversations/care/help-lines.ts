import type { Language } from '#shared/language/language.ts';

const lines: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  US: {
    en: 'In the United States you can call or text 988, the Suicide and Crisis Lifeline, at any hour.',
    pt: 'Nos Estados Unidos, ligue ou envie uma mensagem para o 988 (Suicide and Crisis Lifeline), a qualquer hora.',
  },
  GB: {
    en: 'In the United Kingdom you can call Samaritans on 116 123, free, at any hour.',
    pt: 'No Reino Unido, ligue para os Samaritans, 116 123, grátis e a qualquer hora.',
  },
  IE: {
    en: 'In Ireland you can call Samaritans on 116 123, free, at any hour.',
    pt: 'Na Irlanda, ligue para os Samaritans, 116 123, grátis e a qualquer hora.',
  },
  BR: {
    en: 'In Brazil you can call CVV on 188, free, at any hour.',
    pt: 'No Brasil, ligue para o CVV, 188, grátis e a qualquer hora.',
  },
  PT: {
    en: 'In Portugal you can call SNS 24 on 808 24 24 24, at any hour.',
    pt: 'Em Portugal, ligue para o SNS 24, 808 24 24 24, a qualquer hora.',
  },
};

const elsewhere: Readonly<Record<Language, string>> = {
  en: 'Wherever you are, findahelpline.com lists people you can call or write to in your country.',
  pt: 'Onde quer que esteja, findahelpline.com mostra a quem ligar ou escrever no seu país.',
};

const letter: Readonly<Record<Language, (line: string) => string>> = {
  en: (line) =>
    [
      'This is Heartwood, the app itself, and not the voice of your relative. What you wrote matters, and I am sorry that it hurts this much.',
      `Please talk to someone now, a real person who can listen. ${line}`,
      'If you are in danger or have already hurt yourself, call your local emergency number, or go to someone near you and tell them what you told me. You do not have to carry this alone.',
    ].join('\n\n'),
  pt: (line) =>
    [
      'Aqui é o Heartwood, a própria aplicação, e não a voz do seu familiar. O que escreveu importa, e lamento que doa tanto.',
      `Por favor, fale agora com alguém, uma pessoa real que possa ouvir. ${line}`,
      'Se estiver em perigo ou já se tiver magoado, ligue para o número de emergência local, ou procure alguém perto de si e diga o que me disse. Não tem de carregar isto sem companhia.',
    ].join('\n\n'),
};

/** What Heartwood itself says, in the language of the message, with the help lines of the writer's locale. */
export function helpLineReply({
  language,
  acceptLanguage,
}: {
  language: Language;
  /** The request's Accept-Language header. */
  acceptLanguage?: string | undefined;
}): string {
  const region = regionOf(acceptLanguage);
  const near = region ? lines[region]?.[language] : undefined;
  return letter[language](near ? `${near} ${elsewhere[language]}` : elsewhere[language]);
}

/**
 * The country of the language that is liked best, in capitals. Another language's country says
 * nothing about where someone is: many a browser lists en-US after their own.
 */
export function regionOf(acceptLanguage: string | undefined): string | undefined {
  const tags = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().split(';');
      const quality = rest.map((each) => /^\s*q=([\d.]+)/.exec(each)?.[1]).find(Boolean);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => /^[a-z]{2,3}(?:-[a-z0-9]+)*$/i.test(tag) && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag.split('-'));
  const liked = tags[0]?.[0]?.toLowerCase();
  return tags
    .filter(([language]) => language?.toLowerCase() === liked)
    .map((parts) => parts.slice(1).find((part) => /^[a-z]{2}$/i.test(part)))
    .find(Boolean)
    ?.toUpperCase();
}
