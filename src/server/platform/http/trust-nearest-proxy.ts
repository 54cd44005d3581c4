/**
 * Believes the one proxy that stands in front: what it was told by others anybody could have written,
 * and with it the address that limits are counted by.
 */
export const trustNearestProxy = (_address: string, hop: number) => hop === 0;
