import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { id, timestamp, trimmedText } from './wire.ts';

/** How far the mail to one recipient has come. */
export const delivery = z.object({
  email: z.string(),
  status: z
    .enum(['waiting', 'sent', 'retrying', 'failed'])
    .describe("'waiting' for the day, or for the sender's address to be confirmed."),
  sentAt: timestamp.nullable(),
});
export type Delivery = z.infer<typeof delivery>;

export const timeVault = z.object({
  id,
  userId: id,
  title: z.string(),
  description: z.string().nullable(),
  videoUrl: z.string().nullable().describe('Null until it is opened and can be played.'),
  originalUrl: z.string().nullable().describe('The file as it came, to keep. Null until opened.'),
  posterUrl: z.string().nullable().describe('Null until opened.'),
  fileName: z.string(),
  fileBytes: z.int().nonnegative(),
  videoState: z
    .enum(['preparing', 'ready', 'failed'])
    .describe("'failed': it can be downloaded, but not played here."),
  recipientEmails: z.array(z.string()),
  deliveries: z.array(delivery),
  mailGoesTo: z
    .enum(['mail', 'outbox'])
    .describe("'outbox': no mail server is set up, mails are written to the outbox folder."),
  senderConfirmed: z
    .boolean()
    .describe("Whether the sender's address may send mail; without it deliveries wait."),
  unlockDate: timestamp,
  unlockYears: z.int(),
  unlockMonths: z.int(),
  isOpened: z.boolean(),
  openedAt: timestamp.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type TimeVault = z.infer<typeof timeVault>;

const oneMustBeSet = 'At least one time period must be specified';
const wholeNumber = z.coerce.number().int();
const recipient = z
  .string()
  .trim()
  .max(limits.email.max, 'This is not an email address')
  .pipe(z.email('This is not an email address'));

/** Each address once, in the spelling in which it came first. */
const withoutRepeats = (emails: string[]) => {
  const spellings = new Map<string, string>();
  for (const email of emails)
    spellings.set(email.toLowerCase(), spellings.get(email.toLowerCase()) ?? email);
  return [...spellings.values()];
};

const vaultFields = {
  title: trimmedText('Title is required')
    .min(1, 'Title is required')
    .max(limits.vault.title, 'Title must be less than 100 characters'),
  description: trimmedText()
    .max(limits.vault.description, 'Description must be less than 500 characters')
    .optional(),
  unlockYears: wholeNumber
    .min(0, oneMustBeSet)
    .max(limits.vault.years, 'Maximum 50 years')
    .default(0),
  unlockMonths: wholeNumber
    .min(0, oneMustBeSet)
    .max(limits.vault.months, 'Maximum 11 months')
    .default(0),
  recipientEmails: z
    .array(recipient, 'Recipients are a list of email addresses')
    .overwrite(withoutRepeats)
    .max(limits.vault.recipients, `A vault can have at most ${limits.vault.recipients} recipients`)
    .default([]),
};

const timeIsSet = (fields: { unlockYears: number; unlockMonths: number }) =>
  fields.unlockYears > 0 || fields.unlockMonths > 0;
const timeNeeded = { path: ['unlockMonths'], message: oneMustBeSet };

/** What the form of the page checks; the file is checked by itself. */
export const vaultForm = z.object(vaultFields).refine(timeIsSet, timeNeeded);

/** The fields of the multipart body, in any order, beside the file `video`. */
export const createVaultFields = z
  .object({ ...vaultFields, userId: id })
  .refine(timeIsSet, timeNeeded);

/** What the holder of a private link may see. */
export const sharedVault = z.object({
  title: z.string(),
  description: z.string().nullable(),
  senderName: z.string(),
  createdAt: timestamp,
  unlockDate: timestamp,
  videoUrl: z.string().nullable(),
  originalUrl: z.string(),
  fileName: z.string(),
  videoState: z.enum(['preparing', 'ready', 'failed']),
});
export type SharedVault = z.infer<typeof sharedVault>;

export const vaultLinkParams = z.object({ token: z.string().min(1).max(100) });
