import type { Locator, Page } from '@playwright/test';
import { enterSharedAccount } from './shared-account.ts';
import { differs, expect, provenBy, scenario } from './table.ts';
import { expectToast, shownToast } from './toast.ts';

const required = {
  title: 'Video Required',
  description: 'Please select a video file to create your time vault',
  variant: 'destructive',
} as const;
const invalidType = {
  title: 'Invalid File Type',
  description: 'Please select a video file (MP4, MOV, AVI, MKV, or WebM)',
  variant: 'destructive',
} as const;
const tooLarge = {
  title: 'File Too Large',
  description: 'Video file must be less than 100MB',
  variant: 'destructive',
} as const;

interface Form {
  form: Locator;
  submit(): Promise<void>;
}

/** Types, submits, and expects the message beside the field, or that there is none. */
async function expectAnswer(
  { form, submit }: Form,
  label: string,
  typed: string,
  message?: string,
) {
  const field = form.getByLabel(label);
  await field.fill(typed);
  await submit();
  const seen = expect(field, `${label}: ${typed.slice(0, 9)}`);
  if (message) await seen.toHaveAccessibleDescription(new RegExp(`^${message}`));
  else await seen.not.toHaveAttribute('aria-invalid', 'true');
}

/** Chooses a file of so many bytes, which need not be sent to the browser. */
const chooseLarge = (page: Page, bytes: number) =>
  page.evaluate((size) => {
    const transfer = new DataTransfer();
    const megabyte = new Uint8Array(1024 * 1024);
    const parts = [
      ...Array.from({ length: Math.floor(size / megabyte.length) }, () => megabyte),
      megabyte.subarray(0, size % megabyte.length),
    ];
    transfer.items.add(new File(parts, 'large.mp4', { type: 'video/mp4' }));
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    if (!input) throw new Error('There is no field for a file.');
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, bytes);

// A video is chosen last, and the server is never asked: it is the form that answers.
export const vaultForm = scenario({
  title: 'what the form of a time vault takes',
  async prepare(world) {
    const { page } = world;
    await enterSharedAccount(world);
    await page.goto('/time-vault');
    await page.getByRole('button', { name: 'Create Time Vault' }).click();
    const form = page.getByRole('dialog', { name: 'Create Time Vault' });
    const submit = () => form.getByRole('button', { name: 'Create Time Vault' }).click();
    await submit();
    return { form, submit };
  },
  rows: {
    "§5 Time vault form: a video file is required: 'Video Required' / 'Please select a video file to create your time vault'":
      ({ page }) => expectToast(page, required),
    "§5 Time vault form: the title is required: 'Title is required'": async ({ form, submit }) => {
      await expect(form.getByLabel('Title')).toHaveAccessibleDescription('Title is required');
      await expectAnswer({ form, submit }, 'Title', '  ', 'Title is required');
      await expectAnswer({ form, submit }, 'Title', 'N');
    },
    "§5 Time vault form: the title has at most 100 characters: 'Title must be less than 100 characters'":
      ({ form, submit }) =>
        expectAnswer(
          { form, submit },
          'Title',
          'x'.repeat(101),
          'Title must be less than 100 characters',
        ),
    "§5 Time vault form: the description has at most 500 characters: 'Description must be less than 500 characters'":
      ({ form, submit }) =>
        expectAnswer(
          { form, submit },
          'Description',
          'x'.repeat(501),
          'Description must be less than 500 characters',
        ),
    '§9 Vault title / description: 100 / 500 characters': async ({ form, submit }) => {
      await expectAnswer({ form, submit }, 'Title', 'x'.repeat(100));
      await expectAnswer({ form, submit }, 'Description', 'x'.repeat(500));
    },
    '§5 Time vault form: the description is optional': ({ form, submit }) =>
      expectAnswer({ form, submit }, 'Description', ''),
    "§5 Time vault form: one of years or months must be above 0: 'At least one time period must be specified'":
      async ({ form, submit }) => {
        for (const none of ['0', ''])
          for (const label of ['Years', 'Months']) {
            await form.getByLabel(label).fill(none);
            await submit();
            await expect(
              form.getByText('At least one time period must be specified'),
            ).toBeVisible();
          }
        await form.getByLabel('Months').fill('1');
        await expect(form.getByText('At least one time period must be specified')).toBeHidden();
      },
    "§5 Time vault form: years from 0 to 50: 'Maximum 50 years'": ({ form, submit }) =>
      expectAnswer({ form, submit }, 'Years', '51', 'Maximum 50 years'),
    "§5 Time vault form: months from 0 to 11: 'Maximum 11 months'": ({ form, submit }) =>
      expectAnswer({ form, submit }, 'Months', '12', 'Maximum 11 months'),
    '§9 Time lock: years 0-50, months 0-11': async ({ form, submit }) => {
      for (const [label, most] of [
        ['Years', '50'],
        ['Months', '11'],
      ] as const) {
        await form.getByLabel('Months').fill('1');
        for (const taken of ['0', most].filter((one) => label === 'Years' || one !== '0'))
          await expectAnswer({ form, submit }, label, taken);
        for (const refused of ['-1', '1.5']) {
          await form.getByLabel(label).fill(refused);
          await submit();
          await expect(form.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
        }
        await form.getByLabel(label).fill('0');
      }
      await form.getByLabel('Months').fill('1');
    },
    '§5 Time vault form: recipients are optional': ({ form, submit }) =>
      expectAnswer({ form, submit }, 'Recipient emails', ''),
    "§5 Time vault form: an allowed type is required: 'Invalid File Type' / 'Please select a video file (MP4, MOV, AVI, MKV, or WebM)'":
      async ({ page, form }) => {
        await form.locator('input[type=file]').setInputFiles({
          name: 'nora.wmv',
          mimeType: 'video/x-ms-wmv',
          buffer: Buffer.from('film'),
        });
        await expectToast(page, invalidType);
        await expect(form.getByText(invalidType.description)).toBeVisible();
      },
    "§5 Time vault form: the size is under 100 MB: 'File Too Large' / 'Video file must be less than 100MB'":
      async ({ page }) => {
        await chooseLarge(page, 104_857_600);
        await expectToast(page, tooLarge);
      },
    '§5 Time vault form: the allowed types are mp4, mov, avi, mkv and webm': async ({
      page,
      form,
    }) => {
      for (const ending of ['mp4', 'mov', 'avi', 'mkv', 'webm']) {
        await form.locator('input[type=file]').setInputFiles({
          name: `nora.${ending}`,
          mimeType: '',
          buffer: Buffer.from('film'),
        });
        await expect(form.getByText(`nora.${ending} (`)).toBeVisible();
      }
      await expect(shownToast(page).getByText(invalidType.title)).toBeHidden();
    },
    "§8 Time vault: create failure 'Error' with the server's text": async ({ page, submit }) => {
      const error = 'The disk is full.';
      await page.route('**/api/time-vaults', (route) =>
        route.fulfill({ status: 507, json: { error, code: 'x', requestId: '1' } }),
      );
      await submit();
      await expectToast(page, { title: 'Error', description: error, variant: 'destructive' });
    },
    "§8 Time vault: create failure 'Error' with 'Failed to create time vault' where the server said nothing":
      async ({ page, form }) => {
        await page.route('**/api/time-vaults', (route) => route.fulfill({ status: 500, body: '' }));
        await form.getByRole('button', { name: 'Try again' }).click();
        await expectToast(page, {
          title: 'Error',
          description: 'Failed to create time vault',
          variant: 'destructive',
        });
      },
  },
});

export const vaultFormChecks = provenBy(
  'src/client/features/time-vaults/form/check-typed.test.ts',
  {
    '§5 Time vault form: recipients are split on commas and trimmed, and empties dropped':
      'is taken with its recipients as a list, and an empty period as none',
    '§5 Time vault form: of an e-mail format check of the recipients nothing is said': differs(
      '`recipientEmails` is text',
      'names the recipient that is no address, and counts them',
    ),
  },
);

export const videoChecks = provenBy('src/client/features/time-vaults/form/check-video.test.ts', {
  '§9 Video: the types are mp4, mov, avi, mkv, webm':
    'takes the five kinds of video, also where the browser does not know the type',
  '§9 Video: max size 100 MB (104857600 bytes)':
    'refuses 100 MB to the byte and takes one byte less',
});

export const vaultOnTheServer = provenBy('src/server/features/time-vaults/time-vaults.test.ts', {
  '§5 Time vault form: the server holds to the same words': 'refuses %s and keeps nothing',
  '§5 Time vault form: the server holds to the size':
    'takes one byte less than 100 MB and refuses one more',
});
