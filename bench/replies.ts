import { v7 as uuidv7 } from 'uuid';
import { openTestApp } from '#tests/support/test-app.ts';
import { sampleTraining } from '../samples/family/grandmother.ts';
import { type BenchRow, compare } from './row.ts';

const turns = 60;

/** The first reply of a new conversation, against the two rows that it leaves in the database. */
export async function measureReplies(): Promise<BenchRow[]> {
  const app = await openTestApp();
  const caller = await app.signUp();
  const { id: ancestorId } = await caller.addAncestor({ name: 'Edda' });
  await caller.call('POST', `/api/ancestors/${ancestorId}/training`, sampleTraining);
  await caller.call('POST', `/api/ancestors/${ancestorId}/summary`);
  const begin = async () => {
    const body = { userId: caller.user.id, ancestorId };
    const { body: created } = await caller.call('POST', '/api/conversations', body);
    return (created as { id: string }).id;
  };
  let conversation = await begin();
  const insert = (id: string, kind: string) =>
    app.dependencies.database.executeSql(
      `insert into messages (id, conversation_id, content, kind, is_ai, created_at)
       values ($1, $2, 'a line', $3, $4, now())`,
      [id, conversation, kind, kind === 'persona'],
    );
  try {
    return [
      await compare({
        name: 'first chat reply, offline',
        floorName: 'two bare inserts',
        turns,
        prepare: async () => {
          conversation = await begin();
        },
        figure: () =>
          caller.call('POST', `/api/conversations/${conversation}/messages`, {
            content: 'What was your wedding dress made of?',
          }),
        floor: async () => {
          await insert(uuidv7(), 'person');
          await insert(uuidv7(), 'persona');
        },
      }),
    ];
  } finally {
    await app.close();
  }
}
