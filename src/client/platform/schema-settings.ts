/**
 * Schemas compile themselves where they may; the page's Content-Security-Policy forbids that, and even
 * asking is reported as a breach. Read by zod when it loads, which the first page does without.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
