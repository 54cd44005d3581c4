import { randomUUID } from 'node:crypto';
import { readMediaFile } from '#tests/support/media-files.ts';
import { expect, test } from './fixtures.ts';
import { keyboardOf } from './keyboard.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const stories = [
  {
    title: 'The harbour',
    content:
      'As a girl I mended nets at the harbour with my father every morning before school. ' +
      'We sang so that the cold would not find us. Once a storm took three boats, and the whole town waited on the beach with lanterns.',
  },
  {
    title: 'The borrowed dress',
    content:
      'I married João in 1950 in a dress that I had borrowed from my cousin Alda. ' +
      'It rained all day, and he danced in the mud with my mother until she laughed.',
  },
  {
    title: 'The bread oven',
    content:
      'In the winter of 1956 there was no work, so I baked corn bread in our neighbour’s oven and sold it at the station. ' +
      'The stationmaster bought two loaves each day, and I never learned whether he ate them.',
  },
];

// Everything by keyboard: no step needs a mouse.
test('a grandmother is added, taught and asked, a vault sealed, a memory and a life kept, by keyboard alone', async ({
  page,
}) => {
  const { reach, press, write, expectArrival } = keyboardOf(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const field = (name: string) => page.getByRole('textbox', { name });

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page.getByRole('link', { name: 'Start Your First Heartwarming Chat Free' }));
  await expectArrival('Welcome back');
  await press(page.getByRole('link', { name: 'Sign up' }));
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await write(field('Full Name'), 'Ana Alves');
  await write(field('Email'), `ana-${randomUUID()}@example.com`);
  await write(page.getByLabel('Password', { exact: true }), 'a-long-password');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expectArrival(/Ana/);

  await press(page.getByRole('banner').getByRole('button', { name: 'Add Ancestor' }));
  const dialog = page.getByRole('dialog', { name: 'Add New Family Member' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  // The field has the focus a moment before the dialog listens for keys.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Add Ancestor' }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await write(dialog.getByLabel('Name'), 'Rosa Maria');
  await press(dialog.getByLabel('Relationship'));
  await page.keyboard.insertText('avó');
  await expect(page.getByRole('option', { name: 'Grandmother / Avó', exact: true })).toBeVisible();
  const current = page.locator('[role=option][aria-selected=true]');
  while (!(await current.textContent())?.startsWith('Grandmother / '))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Relationship')).toBeFocused();
  await expect(dialog.getByLabel('Relationship')).toContainText('Grandmother / Avó');
  await press(dialog.getByRole('button', { name: 'Create Profile' }));
  await expect(page.getByText('Ancestor profile created!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/training\//);
  await expectArrival(/Training/);

  await write(field('Full Name'), 'Rosa Maria Alves');
  await write(field('Birth Place'), 'Nazaré, Portugal');
  await reach(page.getByRole('slider', { name: /formality/i }));
  await page.keyboard.press('ArrowLeft');
  for (const phrase of ['Patience, my love.', 'The sea gives and the sea takes.']) {
    await write(field('Common Phrases'), phrase);
    await page.keyboard.press('Enter');
    await expect(page.getByText(phrase)).toBeVisible();
  }
  await press(button('Next Section'));

  for (const { title, content } of stories) {
    await press(button('Add Story'));
    await expect(page.getByLabel('Story Title').last()).toBeFocused();
    await page.keyboard.insertText(title);
    await page.keyboard.press('Enter');
    await page.keyboard.insertText(content);
  }
  await press(button('Complete Training'));
  await expect(page.getByText('Training completed!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expectArrival(/Ana/);

  await press(page.getByRole('link', { name: 'Start Chat' }));
  await expectArrival('Before you talk with Rosa Maria');
  await press(page.getByLabel('I am an adult.'), 'Space');
  await press(page.getByLabel(/I have the right to use this material/), 'Space');
  await press(button('Begin the conversation'));

  const log = page.getByRole('log', { name: 'Messages' });
  const ask = async (question: string) => {
    const stored = log.getByRole('article');
    const before = await stored.count();
    await write(field('Message to Rosa Maria'), question);
    await page.keyboard.press('Enter');
    await expect(log.getByText(question)).toBeVisible();
    // While a reply is being written nothing else is sent: it has ended once it stands as a message.
    await expect(stored).toHaveCount(before + 2);
    return log.getByRole('article', { name: /^Rosa Maria/ }).last();
  };
  const harbour = await ask('What did you do at the harbour as a girl?');
  await expect(harbour).toContainText('I mended nets at the harbour with my father');
  const chip = harbour.getByRole('button', { name: 'The harbour' });
  await press(chip);
  await expect(page.getByRole('figure')).toContainText('As a girl I mended nets');
  await page.keyboard.press('Escape');
  await expect(chip).toBeFocused();

  const wedding = await ask('Whose dress did you wear when you married?');
  await expect(wedding).toContainText('Alda');

  const never = await ask('Which car did you drive in Berlin?');
  await expect(never.getByRole('button', { name: 'The harbour' })).toHaveCount(0);
  // What may be near is quoted at most; in words of its own the companion claims nothing.
  await expect(never.getByRole('paragraph').first()).not.toContainText(/harbour|João|bread/);
  await expect(never.getByText(/^(Not told yet|Perhaps)$/)).toBeVisible();

  // What is said in Portuguese is read aloud as Portuguese.
  await ask('Onde você nasceu?');
  await expect(log.getByText('Onde você nasceu?')).toHaveAttribute('lang', 'pt');
  await expect(log.getByText(/Nazaré/).last()).toHaveAttribute('lang', 'pt');

  await page.reload();
  await expect(log.getByRole('article')).toHaveCount(8);
  await press(page.getByRole('link', { name: 'Back to Dashboard' }));
  await expectArrival(/Ana/);

  await press(page.getByRole('link', { name: 'Time Vault' }));
  await expectArrival('Time Vault');
  await press(button('Create Your First Time Vault'));
  const vault = page.getByRole('dialog', { name: 'Create Time Vault' });
  const chooser = page.waitForEvent('filechooser');
  await press(vault.getByLabel('Choose a video'), 'Space');
  const buffer = await readMediaFile('phone.mp4');
  await (await chooser).setFiles({ name: 'for-nora.mp4', mimeType: 'video/mp4', buffer });
  await write(vault.getByLabel('Title'), 'For Nora');
  await write(vault.getByLabel('Months'), '1');
  await press(vault.getByRole('button', { name: 'Create Time Vault' }));
  await expect(page.getByText('Time Vault Created!', { exact: true })).toBeVisible();
  await expect(vault).toBeHidden();
  await expect(page.getByRole('heading', { name: 'For Nora' })).toBeVisible();
  // The button that opened the dialog is gone with the empty list.
  await expectArrival('Time Vault');
  await press(page.getByRole('link', { name: 'Back to Dashboard' }));
  await expectArrival(/Ana/);

  await press(page.getByRole('link', { name: 'Memory Vault' }));
  await expectArrival('Memory Vault');
  await press(button('Add Your First Memory'));
  const memory = page.getByRole('dialog', { name: 'Add Memory' });
  await write(memory.getByLabel('Title'), 'Carta da minha avó');
  await write(memory.getByLabel('Memory Text'), 'Minha querida neta, a casa está sempre aberta.');
  await press(memory.getByRole('button', { name: 'Save Memory' }));
  await expect(page.getByText('Memory added successfully!', { exact: true })).toBeVisible();
  await expectArrival('Memory Vault');
  const letter = page.getByRole('link', { name: 'Carta da minha avó' });
  await expect(letter).toHaveAttribute('lang', 'pt');
  await press(letter);
  const opened = page.getByRole('dialog', { name: 'Carta da minha avó' });
  await expect(opened.getByText('Minha querida neta')).toHaveAttribute('lang', 'pt');
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(letter).toBeFocused();
  await press(page.getByRole('link', { name: 'Back to Dashboard' }));
  await expectArrival(/Ana/);

  await press(page.getByRole('link', { name: 'My Story' }));
  await expectArrival('My Story');
  await press(button('Create New Story'));
  await expect(field('Story Title')).toBeFocused();
  await page.keyboard.insertText('The road');
  await write(field('Your Life Story'), 'I was born in 1931 in a village by the sea.');
  await press(button('Create Visual Story'));
  await expect(page.getByText('Story Created!', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The road' })).toBeVisible();
  await press(page.getByRole('link', { name: 'Back to Dashboard' }));
  await expectArrival(/Ana/);

  await press(page.getByRole('link', { name: 'Feedback' }));
  await expectArrival("We'd Love Your Feedback");
  await write(field('Subject'), 'Thank you');
  await write(field('Message'), 'She sounds like herself.');
  await reach(page.getByRole('radio').first());
  for (let stars = 0; stars < 4; stars += 1) await page.keyboard.press('ArrowRight');
  await press(button('Submit Feedback'));
  await expect(page.getByText('Feedback submitted!', { exact: true })).toBeVisible();
});
