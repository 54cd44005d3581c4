import type { Page } from '@playwright/test';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import type { ApiCall } from '../samples/seed-sample-family.ts';
import type { Shot } from './shot.ts';

interface Family {
  edda: string;
  anselm: string;
  ids: Map<string, string>;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();
const choose = (trigger: string | RegExp, item: string | RegExp) => async (page: Page) => {
  await press(trigger)(page);
  await page.getByRole('menuitem', { name: item }).click();
};

const showAtTop = (element: Element) => element.scrollIntoView({ block: 'start' });
const showInMiddle = (element: Element) => element.scrollIntoView({ block: 'center' });

const house = {
  title: 'The house by the weir',
  content: 'We lived in the house by the weir, and at night one heard the water in every room.',
};

const mother = [
  {
    title: 'The winter of the long snow',
    content:
      'That winter the snow lay to the sill of the upper window, and my mother dug a tunnel to the hens. ' +
      'She came back with four eggs in her hat, and we had a feast of them. My father said that no general had ever dug so well. ' +
      'Only in March did she tell us that she had been afraid each time that the roof of it would come down on her.',
  },
  {
    title: 'The blue enamel kettle',
    content: 'My mother bought a blue enamel kettle from a tinker, and never let anybody fill it.',
  },
  {
    title: 'The letter that came nineteen years late',
    content: 'My mother read the letter standing, and then she laughed until she had to sit down.',
  },
  {
    title: 'School',
    content: 'I left school at eleven, because my mother was ill and somebody had to cook.',
  },
  {
    title: 'The storm',
    content: 'In the great storm my mother held my hand so hard that it hurt until the morning.',
  },
];

/** Makes companions of those whose talk is pictured in one state each. */
export async function addCompanions(call: ApiCall, userId: string, { ids }: Family) {
  for (const [key, consents] of [
    ['marlow', true],
    ['perpetua', false],
    ['hanne', true],
    ['tobias', true],
    ['ottoline', true],
  ] as const) {
    const address = `/api/ancestors/${ids.get(key)}`;
    const stories = key === 'ottoline' ? mother : [house];
    await call('POST', `${address}/training`, { fullName: 'A Merriwether', stories });
    await call('POST', `${address}/summary`);
    if (consents) await call('PUT', `${address}/consent`, { adult: true, mayUse: true });
  }
  const ask = async (key: string, ...messages: string[]) => {
    const body = { userId, ancestorId: ids.get(key) };
    const { id } = (await call('POST', '/api/conversations', body)) as { id: string };
    for (const content of messages)
      await call('POST', `/api/conversations/${id}/messages`, { content, senderId: userId });
  };
  await ask('hanne', 'I miss you so much that I want to kill myself.');
  await ask('tobias', 'Where did you live?');
  await ask(
    'ottoline',
    'It’s me, Linnea.',
    'Who bought the blue enamel kettle?',
    'What was your mother like?',
    'Did you ever fly in an aeroplane?',
    'I feel so alone since you died, everything is grey',
  );
  await call('PUT', `/api/ancestors/${ids.get('tobias')}/rest`, { resting: true });
}

/** The dashboard, training and chat in all of their states. */
export function listFamilyShots({ edda, anselm, ids }: Family): Shot[] {
  const dashboard = '/dashboard';
  const chat = `/chat/${edda}`;
  const personal = '**/api/users/*/ancestors';
  const quoting = `/chat/${ids.get('ottoline')}`;
  const menu = 'Conversation menu';
  const withPeople = (change: (people: Ancestor[]) => Ancestor[]) => async (page: Page) => {
    await page.route(personal, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: change((await response.json()) as Ancestor[]) });
    });
    await page.reload();
    await page.waitForLoadState('networkidle');
  };
  const tree = (page: Page) => page.getByText('Family Tree', { exact: true }).first().click();
  const goOffline = (page: Page) => page.context().setOffline(true);
  const stories = press('Next Section');
  const say = async (page: Page, words: string) => {
    const input = page.getByRole('textbox', { name: /^Message to/ });
    await input.fill(words);
    await input.press('Enter');
  };
  const dashboards: [string, Shot['prepare']][] = [
    ['cards', undefined],
    ['empty', withPeople(() => [])],
    ['add', press(/Add (New )?Ancestor/)],
    ['edit', choose('More for Hanne', 'Edit Basic Info')],
    ['delete', choose('More for Hanne', 'Delete Character')],
    [
      'menu',
      async (page) => {
        if ((page.viewportSize()?.width ?? 0) < 1024)
          await page.getByRole('button', { name: 'Menu', exact: true }).click();
      },
    ],
    ['card-menu', press('More for Hanne')],
    [
      'error',
      async (page) => {
        await page.route('**/api/users/**', (route) => route.fulfill({ status: 500, body: '' }));
        await page.reload();
        await page.getByRole('button', { name: 'Try again' }).waitFor();
      },
    ],
    [
      'loading',
      async (page) => {
        await page.route(personal, () => new Promise<void>(() => {}));
        await page.reload();
        await page.getByText('Loading your family members...').waitFor();
      },
    ],
    ['offline', goOffline],
    // The view that was chosen stays.
    ['tree', tree],
    [
      'empty-tree',
      async (page) => {
        await withPeople(() => [])(page);
        await tree(page);
      },
    ],
  ];
  const trainings: [string, string, Shot['prepare']][] = [
    ['personality', edda, undefined],
    ['stories', edda, stories],
    ['begun', anselm, undefined],
    [
      'story-form',
      anselm,
      async (page) => {
        await stories(page);
        await press('Add Story')(page);
      },
    ],
    [
      'sections',
      edda,
      async (page) => {
        for (const name of [/^How .* speaks/, /^Facts/, /^Questions for the family/])
          await press(name)(page);
        await page.waitForLoadState('networkidle');
      },
    ],
    [
      'recall',
      edda,
      async (page) => {
        await stories(page);
        await page.getByLabel('A word or a question').fill('the lamp');
        await press('Ask')(page);
        await page.getByRole('article').first().waitFor();
      },
    ],
    [
      'unsaved',
      anselm,
      async (page) => {
        await page.getByLabel('Occupation').fill('bookbinder in Ellerby');
        await page.waitForTimeout(1_500);
        await page.reload();
        await page.getByText('We kept what you wrote').waitFor();
      },
    ],
  ];
  const chats: [string, string, Shot['prepare']?][] = [
    ['talk', chat],
    [
      'sources',
      chat,
      (page) =>
        page
          .getByRole('list', { name: /stands on/ })
          .last()
          .getByRole('button')
          .first()
          .click(),
    ],
    ['menu', chat, press(menu)],
    ['earlier', chat, choose(menu, 'Earlier conversations')],
    ['delete', chat, choose(menu, 'Delete conversation')],
    ['rest', chat, choose(menu, 'Lay to rest')],
    ['voice', chat, press('Voice settings')],
    ['offline', chat, goOffline],
    [
      'unsent',
      chat,
      async (page) => {
        await page.route('**/messages', (route) => route.abort());
        await say(page, 'What did the sea sound like at night?');
        await page.getByText('This message was not sent').waitFor();
      },
    ],
    [
      'answering',
      chat,
      async (page) => {
        await page.route('**/messages', () => new Promise<void>(() => {}));
        await say(page, 'What did the sea sound like at night?');
        await page.getByText('is answering').waitFor();
      },
    ],
    ['first-words', `/chat/${ids.get('marlow')}`],
    ['consent', `/chat/${ids.get('perpetua')}`],
    ['care', `/chat/${ids.get('hanne')}`],
    ['help-lines', `/chat/${ids.get('hanne')}`, press('Help lines')],
    [
      'told',
      quoting,
      (page) => page.getByText('Told', { exact: true }).last().evaluate(showInMiddle),
    ],
    [
      'perhaps',
      quoting,
      async (page) => {
        await press(/^Show \d more/)(page);
        await page.getByText('Perhaps', { exact: true }).last().evaluate(showAtTop);
      },
    ],
    [
      'untold',
      quoting,
      async (page) => {
        await press('Ask the family')(page);
        await page.getByText('It is on the family’s list').waitFor();
      },
    ],
    ['check-in', quoting, press('Help lines')],
    [
      'why',
      quoting,
      (page) => page.getByRole('button', { name: 'Why this answer?' }).nth(2).click(),
    ],
    ['remembers', quoting, choose(menu, /remembers/)],
    ['at-rest', `/chat/${ids.get('tobias')}`],
    ['in-training', `/chat/${anselm}`],
  ];
  return [
    ...dashboards.map(([name, prepare]) => ({
      name: `dashboard-${name}`,
      address: dashboard,
      prepare,
      viewport: /menu|offline/.test(name),
    })),
    ...trainings.map(([name, id, prepare]) => ({
      name: `training-${name}`,
      address: `/training/${id}`,
      prepare,
    })),
    ...chats.map(([name, address, prepare]) => ({
      name: `chat-${name}`,
      address,
      prepare,
      viewport: true,
    })),
  ];
}
