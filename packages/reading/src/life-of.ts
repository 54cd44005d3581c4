import { datesOf } from './dates.ts';
import type { Who } from './fact-question.ts';
import { isRelationOf } from './kin-words.ts';
import { countryOf, findPlace } from './places.ts';
import { fold } from './words.ts';

/** A fact as it is kept: `status` is 'confirmed', 'suggested' or 'dismissed'. */
export interface KnownFact {
  subject: string;
  relation: string;
  object: string;
  year: number | null;
  sentence: string | null;
  status: string;
}

/** The person that is asked, with what their family filled in. */
export interface AskedPerson {
  name: string;
  gender?: string | null;
  /** What the person is to the asker. */
  relationship: string;
  birthYear?: number | null;
  deathYear?: number | null;
  birthPlace?: string | null;
  occupation?: string | null;
  religion?: string | null;
  fullName?: string | null;
}

/** Something dated in a life. */
export interface LifeEvent {
  year: number;
  /** Its words, as '12 June 1965' or '1965'. */
  date: string;
  facts: readonly KnownFact[];
}

/** More relatives of one relation than are plausible; they are compared in pairs. */
const kinAtMost = 150;

/** What is known of a person, as it is asked for. */
export class KnownLife {
  readonly person: AskedPerson;
  readonly #facts: readonly KnownFact[];

  constructor(person: AskedPerson, facts: readonly KnownFact[]) {
    this.person = person;
    this.#facts = facts.filter(({ status }) => status !== 'dismissed');
  }

  get gender(): 'm' | 'f' | undefined {
    if (/^(?:m|male|masculino)$/i.test(this.person.gender ?? '')) return 'm';
    return /^(?:f|female|feminino)$/i.test(this.person.gender ?? '') ? 'f' : undefined;
  }

  /** The person's own facts of a relation, the confirmed first. */
  own(relation: string): KnownFact[] {
    return this.#facts
      .filter((fact) => fact.subject === 'self' && fact.relation === relation)
      .toSorted((a, b) => Number(b.status === 'confirmed') - Number(a.status === 'confirmed'));
  }

  /** The relatives of the person by relation, no name twice, the confirmed first; of hundreds, the first. */
  kin(relations: readonly string[]): KnownFact[] {
    const found = this.#facts
      .filter((fact) => fact.subject === 'self' && isRelationOf(fact.relation, relations))
      .toSorted((a, b) => Number(b.status === 'confirmed') - Number(a.status === 'confirmed'))
      .slice(0, kinAtMost);
    return found.filter((fact, at) => {
      const isSame = (other: KnownFact) => isSameName(fact.object, other.object);
      return found.findIndex(isSame) === at;
    });
  }

  /** Birth or death of a person; undefined where it is not known, or it does not tell whose. */
  event(
    who: Who,
    relation: 'born' | 'died',
  ): (LifeEvent & { name: string | undefined }) | undefined {
    if (who.is === 'self') {
      const event = this.ownEvent(relation);
      return event && { ...event, name: undefined };
    }
    const kin = who.is === 'kin' ? this.kin(who.relations) : [];
    if (kin.length > 1) return undefined;
    const name = who.is === 'name' ? who.name : kin[0]?.object;
    const found = this.#facts.filter(
      (fact) =>
        fact.relation === relation &&
        fact.year !== null &&
        (name !== undefined
          ? isSameName(fact.subject, name)
          : who.is === 'kin' && isRelationOf(fact.subject, who.relations)),
    );
    const [fact] = found;
    if (!fact || fact.year === null || found.some(({ year }) => year !== fact.year))
      return undefined;
    return {
      year: fact.year,
      date: fact.object,
      facts: [...kin, fact],
      name: name && (kin[0]?.object ?? fact.subject),
    };
  }

  /** The person's own birth or death: the year that the family gave, with the day where a fact agrees. */
  ownEvent(relation: 'born' | 'died'): LifeEvent | undefined {
    const given = relation === 'born' ? this.person.birthYear : this.person.deathYear;
    const fact = this.own(relation).find(({ year }) => year !== null && (!given || year === given));
    const year = given ?? fact?.year;
    if (!year) return undefined;
    return { year, date: fact?.object ?? String(year), facts: fact ? [fact] : [] };
  }

  /** Another dated fact of the person's own, as 'married' or 'retired'; undefined where facts differ in year. */
  dated(relation: string, place?: string): (LifeEvent & { object: string }) | undefined {
    const found = this.own(relation).filter(
      ({ year, object }) => year !== null && (!place || isSamePlace(object, place)),
    );
    const [fact] = found;
    if (!fact || fact.year === null) return undefined;
    const rivals = found.filter(({ status }) => status === fact.status);
    if (rivals.some(({ year }) => year !== fact.year)) return undefined;
    const { year, object, sentence } = fact;
    const written = datesOf(sentence ?? object).find((date) => date.year === year);
    return { year, date: written?.text ?? String(year), facts: [fact], object };
  }
}

// Who came to Liverpool came to England.
function isSamePlace(object: string, asked: string): boolean {
  if (isSameName(object, asked)) return true;
  const country = countryOf(asked);
  return country !== undefined && findPlace(object).country === country;
}

/** Whether two names are of one: all the words of the shorter are in the longer. */
export function isSameName(one: string, other: string): boolean {
  const [short = [], long = []] = [fold(one).split(' '), fold(other).split(' ')].toSorted(
    (a, b) => a.length - b.length,
  );
  return short.every((word) => long.includes(word));
}
