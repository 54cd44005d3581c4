// The page tells languages apart by the same rules.
export { detectLanguage } from '#shared/language/detect-language.ts';
