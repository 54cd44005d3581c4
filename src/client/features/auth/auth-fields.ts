import { z } from 'zod';
import { signUpBody } from '#shared/contracts/auth.ts';
import { authFieldNames, type FieldMessage } from './field-message.ts';

const signUpFields = signUpBody.omit({ mode: true });
/** One form for both modes, so that what is typed survives a change of mode. */
const signInFields = signUpFields.extend({ name: z.string() });
const rules = { 'sign-in': signInFields, 'sign-up': signUpFields };

export type AuthFields = z.infer<typeof signUpFields>;

export interface ReadFields {
  fields: AuthFields;
  /** The first thing wrong with each field, in the order of the form. */
  wrong: FieldMessage[];
}

/** What was typed, as it is sent, and what is wrong with it. */
export function readAuthFields(mode: keyof typeof rules, typed: AuthFields): ReadFields {
  const read = rules[mode].safeParse(typed);
  if (read.success) return { fields: read.data, wrong: [] };
  const wrong = authFieldNames.flatMap((field) => {
    const issue = read.error.issues.find(({ path }) => path[0] === field);
    return issue ? [{ field, message: issue.message }] : [];
  });
  return { fields: typed, wrong };
}
