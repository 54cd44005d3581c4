export type Gender = 'female' | 'male' | 'other';

export interface Pronouns {
  they: string;
  them: string;
  their: string;
}

const pronouns: Readonly<Record<Gender, Pronouns>> = {
  female: { they: 'she', them: 'her', their: 'her' },
  male: { they: 'he', them: 'him', their: 'his' },
  other: { they: 'they', them: 'them', their: 'their' },
};

const female =
  /mother|sister|daughter|wife|aunt|niece|granny|grandma|\bmum\b|\bmom\b|\bnan\b|\bm[ãa]e\b|\bav[óo]\b.*\bmaterna\b|irm[ãa]\b|\btia\b|esposa|\bfilha\b|\bprima\b|madrasta|sogra/i;
const male =
  /father|brother|\bson\b|-son\b|husband|uncle|nephew|grandpa|grandad|\bdad\b|\bpai\b|irm[ãa]o|\btio\b|marido|\bfilho\b|\bprimo\b|padrasto|sogro/i;

/** English pronouns by gender, else by what the relationship says, else neutral. */
export function pronounsOf(gender?: Gender | null, relationship?: string | null): Pronouns {
  if (gender) return pronouns[gender];
  const kin = relationship ?? '';
  if (female.test(kin)) return pronouns.female;
  return male.test(kin) ? pronouns.male : pronouns.other;
}
