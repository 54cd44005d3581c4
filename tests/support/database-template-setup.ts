import { renewTemplate } from './database-embedded.ts';

/** Runs once, before the workers that copy the template start. */
export default renewTemplate;
