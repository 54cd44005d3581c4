import type { Page } from '@playwright/test';
import { expectNoBarriers } from './barriers.ts';
import { addRelative } from './family.ts';
import {
  card,
  dropFiles,
  expect,
  listMemories,
  otherFiles,
  phonePhoto,
  test,
  toast,
  writeMemory,
} from './memory-vault.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add Memory' });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save Memory' });
const add = (page: Page) => page.getByRole('button', { name: 'Add Memory', exact: true }).click();

async function slowDown(page: Page, uploadThroughput: number) {
  const cdp = await page.context().newCDPSession(page);
  const usual = { offline: false, downloadThroughput: -1, latency: 0 };
  await cdp.send('Network.emulateNetworkConditions', { ...usual, uploadThroughput });
}

test('words and files of every kind are added, viewed, downloaded, deleted and brought back', async ({
  page,
  signUp,
}) => {
  await page.goto('/memory-vault');
  await expect(page.getByText('Please log in to access your Memory Vault.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
  const { id: userId } = await signUp();
  await page.goto('/memory-vault');
  await expect(page.getByRole('heading', { name: 'No memories yet' })).toBeVisible();
  await expect(page.getByText('Preserve your family memories forever')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  await expectNoBarriers(page);

  // What is missing is said in the words of each field, and what was typed outlasts the page.
  await page.getByRole('button', { name: 'Add Your First Memory' }).click();
  await save(page).click();
  await expect(dialog(page).getByText('Please provide a title for your memory.')).toBeVisible();
  await expect(
    dialog(page).getByText('Please provide text content for your memory.'),
  ).toBeVisible();
  await dialog(page).getByLabel('Title').fill('The bakery');
  await dialog(page).getByLabel('Memory Text').fill('Every night at two she lit the oven.');
  await dialog(page).getByLabel('Tags').fill(' bread,, Porto , night,oven, song');
  await page.reload();
  await add(page);
  await expect(dialog(page).getByLabel('Title')).toHaveValue('The bakery');
  await save(page).click();
  await expect(toast(page, 'Memory added successfully!')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(card(page, 'The bakery')).toContainText('Every night at two she lit the oven.');
  await expect(card(page, 'The bakery')).toContainText('+2 more');
  await expect(card(page, 'The bakery')).toContainText('Text Memories');

  // A photo of a phone; the type follows the file.
  await add(page);
  await expect(dialog(page).getByLabel('Title')).toHaveValue('');
  await expect(dialog(page).getByLabel('Memory Type')).toHaveValue('text');
  await dialog(page).getByLabel('Memory Type').selectOption({ label: 'Audio' });
  await dialog(page).getByLabel('Title').fill('Granny');
  await save(page).click();
  await expect(dialog(page).getByText('Please upload a file for your memory.')).toBeVisible();
  await expectNoBarriers(page);
  const photo = await phonePhoto();
  await dialog(page).getByLabel('Choose a file').setInputFiles(photo);
  await expect(toast(page, 'File uploaded successfully!')).toBeVisible();
  await expect(dialog(page).getByLabel('Memory Type')).toHaveValue('image');
  await save(page).click();
  await expect(toast(page, 'Memory added successfully!')).toBeVisible();

  // Several at once, each with the name of its file for a title.
  const files = await otherFiles();
  await dropFiles(page, [
    ...files,
    { name: 'evil.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html><script>1') },
  ]);
  await expect(page.getByText('6 of 8 added, 2 failed')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('“evil.svg” cannot be kept here.')).toBeVisible();
  await expect(page.getByText('This is not a photo that can be kept here.')).toBeVisible();
  await page.getByRole('button', { name: 'Close this list' }).click();
  await expect
    .poll(
      async () => (await listMemories(page, userId)).filter((one) => one.mediaState !== 'ready'),
      { timeout: 60_000 },
    )
    .toEqual([]);
  // By itself, without asking anew for the page.
  await expect(card(page, 'Granny').getByRole('img', { name: 'Granny' })).toBeVisible();
  await expect(card(page, 'Granny')).toContainText('taken Jun 5, 1987');
  await expect(card(page, 'the wedding').locator('video')).toHaveAttribute('src', /display$/);
  await expect(card(page, 'lullaby').locator('audio')).toHaveAttribute('src', /display$/);
  await expectNoBarriers(page);

  for (const { name, buffer } of [...files, photo]) {
    const title = name === photo.name ? 'Granny' : name.replace(/\.\w+$/, '').replace('-', ' ');
    const download = page.waitForEvent('download');
    await card(page, title)
      .getByRole('link', { name: `Download ${title}` })
      .click();
    const saved = await (await download).createReadStream();
    const chunks = await saved.toArray();
    expect(Buffer.concat(chunks).equals(buffer), name).toBe(true);
    expect((await download).suggestedFilename()).toBe(name);
  }
  await card(page, 'Granny').getByRole('link', { name: 'View Granny' }).click();
  const view = page.getByRole('dialog', { name: 'Granny' });
  await expect(view.getByRole('img', { name: 'Granny' })).toBeVisible();
  // Upright: it was wider than tall as it lay in the file.
  await expect
    .poll(() =>
      view
        .getByRole('img', { name: 'Granny' })
        .evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth),
    )
    .toBe(true);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.goBack();
  await expect(page).toHaveURL(/\/memory-vault$/);
  await page.goForward();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  // With the keyboard alone.
  await page.getByRole('tab', { name: 'Audio' }).click();
  await expect(page.getByRole('list', { name: 'Your memories' }).locator('> li')).toHaveCount(2);
  await card(page, 'lullaby').getByRole('button', { name: 'Delete lullaby' }).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Memory deleted successfully!')).toBeVisible();
  await expect(card(page, 'lullaby')).toBeHidden();
  const next = card(page, 'a note').getByRole('link', { name: 'a note', exact: true });
  await expect(next).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'lullaby')).toBeVisible();
  await card(page, 'lullaby').hover();
  await card(page, 'lullaby').getByRole('button', { name: 'Delete lullaby' }).click();
  await expect(card(page, 'lullaby')).toBeHidden();
  await page.getByRole('link', { name: 'Recently deleted' }).click();
  await expect(page.getByText('30 days left')).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Delete now: lullaby' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete now' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing was deleted' })).toBeVisible();
  expect(await listMemories(page, userId)).toHaveLength(7);
});

test('a file that is too large is refused, a broken line is waited for, a file that is kept already is asked about', async ({
  page,
  signUp,
  line,
}) => {
  const { id: userId } = await signUp();
  await page.goto('/memory-vault');
  await add(page);
  await dialog(page).getByLabel('Title').fill('The old film');
  await dialog(page).getByLabel('Memory Type').selectOption({ label: 'Photos' });
  await page.evaluate(() => {
    const file = new File([new Uint8Array(50 * 1024 * 1024 + 1)], 'huge.jpg', {
      type: 'image/jpeg',
    });
    const transfer = new DataTransfer();
    transfer.items.add(file);
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    if (!input) throw new Error('There is no field for a file.');
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(dialog(page).getByText('“huge.jpg” is larger than 50 MB.')).toBeVisible();

  const photo = await phonePhoto('sea.jpg');
  await dropFiles(page, [photo, { ...photo, name: 'b.jpg' }], '[role=dialog] fieldset');
  await expect(dialog(page).getByText('You can only upload 1 file')).toBeVisible();

  const buffer = Buffer.concat([photo.buffer, Buffer.alloc(2 * 1024 * 1024)]);
  await slowDown(page, 400 * 1024);
  await dialog(page)
    .getByLabel('Choose a file')
    .setInputFiles({ ...photo, buffer });
  await expect(dialog(page).getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute(
    'aria-valuenow',
    /^[1-9]/,
  );
  line.cut();
  await expect(dialog(page).getByText('The connection broke.')).toBeVisible();
  await page.goBack();
  const stopping = page.getByRole('alertdialog', { name: 'Stop sending the file?' });
  await stopping.getByRole('button', { name: 'Go on sending' }).click();
  await expect(page).toHaveURL(/\/memory-vault$/);
  await page.context().setOffline(true);
  await expect(dialog(page).getByText('No internet connection.')).toBeVisible();
  line.mend();
  await page.context().setOffline(false);
  await slowDown(page, -1);
  await expect(toast(page, 'File uploaded successfully!')).toBeVisible({ timeout: 30_000 });
  await page.route('**/api/memory-vault', (route) => route.fulfill({ status: 500, body: '' }));
  await save(page).click();
  await expect(toast(page, 'Failed to add memory. Please try again.')).toBeVisible();
  await page.unroute('**/api/memory-vault');
  await save(page).click();
  await expect(toast(page, 'Memory added successfully!')).toBeVisible();
  expect(await listMemories(page, userId)).toMatchObject([
    { title: 'The old film', type: 'image', metadata: { bytes: buffer.length } },
  ]);

  await page.route('**/upload-url', (route) => route.fulfill({ status: 403, body: '' }));
  await add(page);
  await dialog(page).getByLabel('Title').fill('Again');
  await dialog(page).getByLabel('Memory Type').selectOption({ label: 'Videos' });
  await dialog(page)
    .getByLabel('Choose a file')
    .setInputFiles({ ...photo, buffer });
  await expect(dialog(page).getByText('Failed to get upload URL')).toBeVisible();
  await page.unroute('**/upload-url');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(toast(page, 'File uploaded successfully!')).toBeVisible();
  await save(page).click();
  const question = page.getByRole('alertdialog', {
    name: 'You already keep this file as “The old film”',
  });
  await question.getByRole('button', { name: 'Keep both' }).click();
  await expect(toast(page, 'Memory added successfully!')).toBeVisible();
  expect(await listMemories(page, userId)).toHaveLength(2);

  await dropFiles(page, [{ ...photo, buffer }]);
  await expect(
    page.getByText(/You already keep this file as “(Again|The old film)”/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Leave it' }).click();
  await expect(page.getByText('Left as it is')).toBeVisible();
  expect(await listMemories(page, userId)).toHaveLength(2);
});

test('memories are searched, filtered, put in order, and changed without overwriting anybody', async ({
  page,
  signUp,
}) => {
  const { id: userId } = await signUp();
  await page.goto('/memory-vault');
  const { id: ancestorId } = await addRelative(page, {
    userId,
    name: 'Edda',
    relationship: 'aunt',
  });
  const written = await writeMemory(page, userId, {
    title: 'Café in Lisbon',
    textContent: `${'Long ago. '.repeat(80)}The very end.`,
    takenAt: '1957-07-04T12:00:00.000Z',
    tags: ['city'],
  });
  await writeMemory(page, userId, { title: 'The garden', tags: ['summer', 'city'] });
  for (let index = 0; index < 30; index += 1)
    await writeMemory(page, userId, { title: `Letter ${index}`, tags: ['post'] });
  await page.reload();
  const cards = page.getByRole('list', { name: 'Your memories' }).locator('> li');
  await expect(cards.first()).toContainText('Letter 29');
  await expect(cards.first()).toHaveAttribute('aria-setsize', '32');

  await page.getByRole('searchbox').fill('cafe ');
  await expect(page).toHaveURL(/q=cafe$/);
  await page.getByRole('searchbox').pressSequentially('lis');
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL(/q=cafe\+lis$/);
  await page.getByRole('searchbox').fill('nothing like it');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all memories' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.getByRole('combobox', { name: 'Tag' }).click();
  await page.getByRole('option', { name: 'city (2)' }).click();
  await expect(cards).toHaveCount(2);
  await page.getByLabel('Order').selectOption('taken');
  await expect(cards.first()).toContainText('Café in Lisbon');
  await page.reload();
  await expect(cards.first()).toContainText('Café in Lisbon');
  await expect(cards).toHaveCount(2);

  await cards.first().getByRole('link', { name: 'Café in Lisbon' }).click();
  const view = page.getByRole('dialog', { name: 'Café in Lisbon' });
  await expect(view.getByText('The very end.')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'The garden' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await view.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit memory' });
  await edit.getByLabel('Title').fill('Coffee in Lisbon');
  await edit.getByLabel('Tags').fill('city, coffee');
  await edit.getByLabel('Taken on').fill('1958-08-05');
  await edit.getByRole('combobox', { name: 'About' }).click();
  await page.getByRole('option', { name: /^Edda/ }).click();
  await edit.getByRole('switch', { name: 'Edda may draw on this in conversation' }).click();
  await expectNoBarriers(page);
  const address = `/api/memory-vault/${written.id}`;
  const elsewhere = await page.request.put(address, {
    data: { description: 'Written elsewhere.' },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(elsewhere.ok()).toBe(true);
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: 'Keep my changes' }).click();
  await expect(toast(page, 'Memory saved')).toBeVisible();
  const changed = page.getByRole('dialog', { name: 'Coffee in Lisbon' });
  await expect(changed).toContainText('Edda (Edda may draw on this in conversation)');
  await expect(changed).toContainText('Aug 5, 1958');
  await expect(changed).toContainText('Written elsewhere.');
  await expectNoBarriers(page);
  expect(await (await page.request.get(address)).json()).toMatchObject({
    title: 'Coffee in Lisbon',
    tags: ['city', 'coffee'],
    aboutAncestorIds: [ancestorId],
    mayTeach: true,
    description: 'Written elsewhere.',
  });
  await changed.getByRole('button', { name: 'Close' }).click();
  await expect(cards.first()).toContainText('Coffee in Lisbon');

  await page.goto('/memory-vault');
  await page.getByRole('combobox', { name: 'About' }).click();
  await page.getByRole('option', { name: 'Edda' }).click();
  await expect(page).toHaveURL(new RegExp(`about=${ancestorId}$`));
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Coffee in Lisbon');

  // Only what is in sight is drawn; what holds the focus stays.
  await page.goto('/memory-vault');
  await cards.first().getByRole('link', { name: 'Letter 29' }).focus();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(card(page, 'The garden')).toBeVisible();
  expect(await cards.count()).toBeLessThan(30);
  await expect(page.getByRole('link', { name: 'Letter 29' })).toBeFocused();
});
