/**
 * What the id of a user stored by an old demo build becomes. It belongs to no account, so that it
 * opens nothing.
 */
export const demoUserId = '00000000-0000-4000-8000-00000000d3a0';
