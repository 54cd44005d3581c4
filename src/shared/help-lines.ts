import type { Language } from '@heartwood/reading/language';

/** A name that stays as it is, or what it is called in each language. */
export type Wording = string | Readonly<Record<Language, string>>;

export type HelpKind = 'crisis' | 'emergency' | 'abuse' | 'child';

/** One place to turn to. Numbers are written as they are read, with spaces. */
export interface HelpLine {
  kind: HelpKind;
  label: Wording;
  phone?: string;
  /** A number that takes text messages, and what to write to it where it wants a certain word. */
  sms?: string;
  smsText?: string;
  /** A whole address, with https. */
  url?: string;
}

export interface HelpRegion {
  name: Wording;
  lines: readonly HelpLine[];
}

const emergency = (...phones: string[]): HelpLine[] =>
  phones.map((phone) => ({
    kind: 'emergency',
    label: { en: 'Emergency', pt: 'Emergência' },
    phone,
  }));
const police = (phone: string): HelpLine => ({
  kind: 'emergency',
  label: { en: 'Police', pt: 'Polícia' },
  phone,
});
const ambulance = (phone: string): HelpLine => ({
  kind: 'emergency',
  label: { en: 'Ambulance', pt: 'Ambulância' },
  phone,
});
const samaritans: HelpLine = { kind: 'crisis', label: 'Samaritans', phone: '116 123' };

/** For every country, also those that have a list of their own. */
export const worldLines: readonly HelpLine[] = [
  {
    kind: 'crisis',
    label: { en: 'Help lines in your country', pt: 'Linhas de ajuda no seu país' },
    url: 'https://findahelpline.com',
  },
];

/**
 * Help lines by the country's code (ISO 3166). Each is national, free or at the price of a local call, and
 * published by those who run it; check them again when a release is made.
 */
export const helpLines = {
  US: {
    name: { en: 'the United States', pt: 'Estados Unidos' },
    lines: [
      { kind: 'crisis', label: '988 Suicide & Crisis Lifeline', phone: '988', sms: '988' },
      ...emergency('911'),
      {
        kind: 'abuse',
        label: 'National Domestic Violence Hotline',
        phone: '1-800-799-7233',
        sms: '88788',
        smsText: 'START',
      },
      { kind: 'child', label: 'Childhelp', phone: '1-800-422-4453', sms: '1-800-422-4453' },
    ],
  },
  GB: {
    name: { en: 'the United Kingdom', pt: 'Reino Unido' },
    lines: [
      samaritans,
      { kind: 'crisis', label: 'Shout', sms: '85258', smsText: 'SHOUT' },
      ...emergency('999'),
      { kind: 'abuse', label: 'National Domestic Abuse Helpline', phone: '0808 2000 247' },
      { kind: 'child', label: 'Childline', phone: '0800 1111' },
    ],
  },
  IE: {
    name: { en: 'Ireland', pt: 'Irlanda' },
    lines: [
      samaritans,
      { kind: 'crisis', label: 'Text About It', sms: '50808', smsText: 'HELLO' },
      ...emergency('112'),
      { kind: 'abuse', label: 'Women’s Aid', phone: '1800 341 900' },
      { kind: 'child', label: 'Childline', phone: '1800 66 66 66' },
    ],
  },
  CA: {
    name: { en: 'Canada', pt: 'Canadá' },
    lines: [
      { kind: 'crisis', label: '9-8-8 Suicide Crisis Helpline', phone: '988', sms: '988' },
      ...emergency('911'),
      { kind: 'abuse', label: 'ShelterSafe', url: 'https://sheltersafe.ca' },
      {
        kind: 'child',
        label: 'Kids Help Phone',
        phone: '1-800-668-6868',
        sms: '686868',
        smsText: 'CONNECT',
      },
    ],
  },
  AU: {
    name: { en: 'Australia', pt: 'Austrália' },
    lines: [
      { kind: 'crisis', label: 'Lifeline', phone: '13 11 14', sms: '0477 13 11 14' },
      ...emergency('000'),
      { kind: 'abuse', label: '1800RESPECT', phone: '1800 737 732', sms: '0458 737 732' },
      { kind: 'child', label: 'Kids Helpline', phone: '1800 55 1800' },
    ],
  },
  NZ: {
    name: { en: 'New Zealand', pt: 'Nova Zelândia' },
    lines: [
      { kind: 'crisis', label: 'Need to talk? 1737', phone: '1737', sms: '1737' },
      ...emergency('111'),
      { kind: 'abuse', label: 'Women’s Refuge', phone: '0800 733 843' },
      { kind: 'child', label: 'Youthline', phone: '0800 376 633', sms: '234' },
    ],
  },
  ZA: {
    name: { en: 'South Africa', pt: 'África do Sul' },
    lines: [
      { kind: 'crisis', label: 'SADAG Suicide Crisis Helpline', phone: '0800 567 567' },
      police('10111'),
      ...emergency('112'),
      {
        kind: 'abuse',
        label: 'Gender-Based Violence Command Centre',
        phone: '0800 428 428',
      },
      { kind: 'child', label: 'Childline South Africa', phone: '116' },
    ],
  },
  IN: {
    name: { en: 'India', pt: 'Índia' },
    lines: [
      { kind: 'crisis', label: 'Tele-MANAS', phone: '14416' },
      ...emergency('112'),
      { kind: 'abuse', label: 'Women Helpline', phone: '181' },
      { kind: 'child', label: 'Childline', phone: '1098' },
    ],
  },
  BR: {
    name: { en: 'Brazil', pt: 'Brasil' },
    lines: [
      { kind: 'crisis', label: 'CVV', phone: '188', url: 'https://cvv.org.br' },
      ambulance('192'),
      police('190'),
      { kind: 'abuse', label: 'Central de Atendimento à Mulher', phone: '180' },
      { kind: 'child', label: 'Disque Direitos Humanos', phone: '100' },
    ],
  },
  PT: {
    name: 'Portugal',
    lines: [
      { kind: 'crisis', label: 'Linha Nacional de Prevenção do Suicídio', phone: '1411' },
      { kind: 'crisis', label: 'SNS 24', phone: '808 24 24 24' },
      ...emergency('112'),
      {
        kind: 'abuse',
        label: 'Serviço de Informação às Vítimas de Violência Doméstica',
        phone: '800 202 148',
      },
      { kind: 'child', label: 'SOS Criança', phone: '116 111' },
    ],
  },
  AO: {
    name: 'Angola',
    lines: [
      ...emergency('111'),
      police('113'),
      ambulance('112'),
      { kind: 'child', label: 'SOS Criança', phone: '15015' },
    ],
  },
  MZ: {
    name: { en: 'Mozambique', pt: 'Moçambique' },
    lines: [
      police('119'),
      ambulance('117'),
      { kind: 'child', label: 'Linha Fala Criança', phone: '116' },
    ],
  },
  CV: {
    name: { en: 'Cape Verde', pt: 'Cabo Verde' },
    lines: [police('132'), ambulance('130')],
  },
  DE: {
    name: { en: 'Germany', pt: 'Alemanha' },
    lines: [
      { kind: 'crisis', label: 'TelefonSeelsorge', phone: '0800 111 0 111' },
      ...emergency('112'),
      { kind: 'abuse', label: 'Hilfetelefon Gewalt gegen Frauen', phone: '116 016' },
      { kind: 'child', label: 'Nummer gegen Kummer', phone: '116 111' },
    ],
  },
  FR: {
    name: { en: 'France', pt: 'França' },
    lines: [
      { kind: 'crisis', label: 'Numéro national de prévention du suicide', phone: '3114' },
      ...emergency('112'),
      { kind: 'abuse', label: 'Violences Femmes Info', phone: '3919' },
      { kind: 'child', label: 'Allô Enfance en Danger', phone: '119' },
    ],
  },
  ES: {
    name: { en: 'Spain', pt: 'Espanha' },
    lines: [
      { kind: 'crisis', label: 'Línea 024', phone: '024' },
      ...emergency('112'),
      { kind: 'abuse', label: 'Línea 016', phone: '016' },
      { kind: 'child', label: 'ANAR', phone: '116 111' },
    ],
  },
  NL: {
    name: { en: 'the Netherlands', pt: 'Países Baixos' },
    lines: [
      { kind: 'crisis', label: '113 Zelfmoordpreventie', phone: '113' },
      ...emergency('112'),
      { kind: 'abuse', label: 'Veilig Thuis', phone: '0800 2000' },
      { kind: 'child', label: 'Kindertelefoon', phone: '0800 0432' },
    ],
  },
} as const satisfies Record<string, HelpRegion>;

/** Where the country is not known. */
export const elsewhere: HelpRegion = {
  name: { en: 'wherever you are', pt: 'onde quer que esteja' },
  lines: [
    ...worldLines,
    {
      kind: 'abuse',
      label: { en: 'Help against violence at home', pt: 'Ajuda contra a violência em casa' },
      url: 'https://nomoredirectory.org',
    },
    {
      kind: 'child',
      label: { en: 'Help lines for children', pt: 'Linhas de ajuda para crianças' },
      url: 'https://childhelplineinternational.org',
    },
  ],
};

export function wordIn(wording: Wording, language: Language): string {
  return typeof wording === 'string' ? wording : wording[language];
}

/** The help lines of a country, with the one that knows all countries; `region` as in `regionOf`. */
export function helpLinesFor(region: string | undefined): HelpRegion {
  const regions: Readonly<Record<string, HelpRegion>> = helpLines;
  const known = region && Object.hasOwn(regions, region) ? regions[region] : undefined;
  return known ? { ...known, lines: [...known.lines, ...worldLines] } : elsewhere;
}

/**
 * The country of the language that is liked best, in capitals. Another language's country says nothing
 * about where someone is: many a browser lists en-US after their own.
 * @param tags language tags (BCP 47), the best liked first, as in `navigator.languages`
 */
export function regionOf(tags: readonly string[]): string | undefined {
  const split = tags.map((tag) => tag.split('-'));
  const liked = split[0]?.[0]?.toLowerCase();
  return split
    .filter(([language]) => language?.toLowerCase() === liked)
    .map((parts) => parts.slice(1).find((part) => /^[a-z]{2}$/i.test(part)))
    .find(Boolean)
    ?.toUpperCase();
}
