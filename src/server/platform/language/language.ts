export type { Language } from '#shared/language/language.ts';
