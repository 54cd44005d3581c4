import type { PatternsByLanguage } from '../persona/intents.ts';
import { english } from '../persona/intents-english.ts';
import { portuguese } from '../persona/intents-portuguese.ts';

/** What people say, as the offline persona understands it. */
export const patterns: PatternsByLanguage = { en: english, pt: portuguese };
