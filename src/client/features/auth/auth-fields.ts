import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { signUpBody } from '#shared/contracts/auth.ts';

const signUpFields = signUpBody.omit({ mode: true });
/** One form for both modes, so that what is typed survives a change of mode. */
const signInFields = signUpFields.extend({ name: z.string() });

export type AuthFields = z.infer<typeof signUpFields>;

export const resolvers = {
  'sign-in': zodResolver(signInFields),
  'sign-up': zodResolver(signUpFields),
} as const;
