import { asPhrase, asSentence, joinList, onOneLine, standsAlone } from '@heartwood/reading/prose';
import type { SummarizedPerson, SummarizedTraining } from '../summarizer.ts';

/** Two to four sentences about a person, in the third person. */
export function describeInEnglish(person: SummarizedPerson, training: SummarizedTraining): string {
  const { they, them } = pronounsOf(person);
  const They = they.charAt(0).toUpperCase() + they.slice(1);
  const joined = (items: readonly string[]) =>
    joinList(
      items
        .filter((item) => !standsAlone(item))
        .slice(0, 3)
        .map(asPhrase),
      'en',
    );
  const loved = joined(training.passions);
  const mattered = joined(training.values);
  const loves = loved && `${They} loved ${loved}.`;
  const matters = mattered && `What mattered to ${them}: ${mattered}.`;
  const care = loves || matters ? [loves, matters] : [faithOf(person, training)];
  const phrase = training.commonPhrases[0];
  const saying = phrase ? `${They} would say: “${onOneLine(phrase)}”` : '';
  return [opening(person, training), ...care, storiesOf(training, them), saying]
    .filter(Boolean)
    .slice(0, 4)
    .join(' ');
}

function opening(person: SummarizedPerson, training: SummarizedTraining): string {
  const name = onOneLine(training.fullName) || person.name;
  const { birthYear, deathYear } = person;
  const lifespan = birthYear && deathYear ? ` (${birthYear}–${deathYear})` : '';
  const place = onOneLine(training.birthPlace).replace(/\.$/, '');
  const when = birthYear && !deathYear ? ` in ${birthYear}` : '';
  const born = place ? `was born in ${place}${when}` : when ? `was born${when}` : '';
  const died = deathYear && !birthYear ? `died in ${deathYear}` : '';
  const work = workOf(training.occupation);
  const parts = [born, work, died].filter(Boolean);
  // A place with a comma in it needs one after it as well: 'in Whitby, Yorkshire, and worked…'.
  const comma = born && parts.length > 1 && place.includes(',') && !when ? ',' : '';
  const [first = '', ...rest] = parts;
  const said = rest.length > 0 ? `${first}${comma} and ${rest.join(' and ')}` : first;
  if (said) return `${name}${lifespan} ${said}.`;
  return `${name}${lifespan} is remembered here in the family’s own words.`;
}

/** 'Shopkeeper' -> 'worked as a shopkeeper'; phrases that are no trade keep their form. */
function workOf(occupation: string): string {
  if (!occupation.trim() || standsAlone(occupation)) return '';
  const work = asPhrase(occupation);
  if (
    /^(?:worked|taught|ran|kept|owned|drove|built|served|made|sold|was|raised|farmed)\b/.test(work)
  )
    return work;
  if (/^(?:a|an|the)\s/i.test(work)) return `worked as ${work}`;
  if (/^(?:at|in|for|on)\s/.test(work)) return `worked ${work}`;
  if (/^\w+ing\b/.test(work)) return `worked in ${work}`;
  if (/^(?:retired|self-employed|unemployed)$/.test(work)) return `was ${work}`;
  return `worked as ${/^[aeiou]/i.test(work) ? 'an' : 'a'} ${work}`;
}

function faithOf(person: SummarizedPerson, { religion }: SummarizedTraining): string {
  if (!religion.trim()) return '';
  if (standsAlone(religion)) return asSentence(religion);
  const { their } = pronounsOf(person);
  return asSentence(`${their} faith was ${asPhrase(religion)}`);
}

function storiesOf({ stories }: SummarizedTraining, them: string): string {
  const titles = stories.slice(0, 3).map(({ title }) => `“${onOneLine(title)}”`);
  if (titles.length === 0) return '';
  if (stories.length === 1) return `One story has been told of ${them} so far, ${titles[0]}.`;
  const among = stories.length > titles.length ? 'Among the stories' : 'The stories';
  return `${among} told of ${them} are ${joinList(titles, 'en')}.`;
}

const pronouns = {
  female: { they: 'she', them: 'her', their: 'her' },
  male: { they: 'he', them: 'him', their: 'his' },
  other: { they: 'they', them: 'them', their: 'their' },
};

const female =
  /mother|sister|daughter|wife|aunt|niece|granny|grandma|\bmum\b|\bmom\b|\bnan\b|\bm[ãa]e\b|\bav[óo]\b.*\bmaterna\b|irm[ãa]\b|\btia\b|esposa|\bfilha\b|\bprima\b|madrasta|sogra/i;
const male =
  /father|brother|\bson\b|-son\b|husband|uncle|nephew|grandpa|grandad|\bdad\b|\bpai\b|irm[ãa]o|\btio\b|marido|\bfilho\b|\bprimo\b|padrasto|sogro/i;

/** Pronouns by gender, else by relationship, else neutral. */
function pronounsOf({ gender, relationship }: SummarizedPerson) {
  if (gender) return pronouns[gender];
  const kin = relationship ?? '';
  if (female.test(kin)) return pronouns.female;
  return male.test(kin) ? pronouns.male : pronouns.other;
}
