import type { Readable } from 'node:stream';
import { createArchive } from './archive.ts';
import { exportConversations } from './export-conversations.ts';
import { exportMemories } from './export-memories.ts';
import { exportPeople } from './export-people.ts';
import type { AccountContents } from './export-section.ts';
import { exportStories } from './export-stories.ts';
import { exportVaults } from './export-vaults.ts';
import { renderIndex } from './index-page.ts';

/**
 * One zip: `index.html` to read it all without Heartwood, `data/*.json` with every entity, and the files as they
 * came. Videos of vaults that were not opened are left out.
 */
export async function exportAccount(
  userId: string,
  contents: AccountContents,
): Promise<{ fileName: string; content: Readable }> {
  const { clock, logger, profile, feedback } = contents;
  const archive = createArchive(contents);
  const account = await profile.get(userId);
  const day = clock.now().toISOString().slice(0, 10);

  const fill = async () => {
    const to = { userId, contents, archive };
    const sections = [
      await exportPeople(to),
      await exportConversations(to),
      await exportStories(to),
      await exportMemories(to),
      await exportVaults(to),
    ];
    archive.addText('data/account.json', asJson(account));
    archive.addText('data/feedback.json', asJson(await feedback.listOf(userId)));
    archive.addText('index.html', renderIndex({ name: account.name, day, sections }));
    archive.finish();
  };
  fill().catch((error: Error) => {
    logger.error({ err: error }, 'an export was not finished');
    archive.fail(error);
  });
  return { fileName: `Heartwood ${day}.zip`, content: archive.content };
}

const asJson = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;
