import type { PatternsByLanguage } from '../persona/questions/intents.ts';
import { english } from '../persona/questions/intents-english.ts';
import { portuguese } from '../persona/questions/intents-portuguese.ts';

/** What people say, as the offline persona understands it. */
export const patterns: PatternsByLanguage = { en: english, pt: portuguese };
