import Fastify from 'fastify';
import { openTestApp } from '#tests/support/test-app.ts';
import { type BenchRow, compare } from './row.ts';

const relatives = 100;
const turns = 300;

/** An authenticated list over HTTP, against a bare Fastify route with the same bytes and against the bare query. */
export async function measureRoutes(): Promise<BenchRow[]> {
  const app = await openTestApp();
  const caller = await app.signUp();
  for (let index = 0; index < relatives; index += 1)
    await caller.addAncestor({ name: `Relative ${index}` });
  const url = `/api/users/${caller.user.id}/ancestors`;
  const { text } = await caller.call('GET', url);

  const bare = Fastify();
  bare.get('/list', (_request, reply) => reply.type('application/json').send(text));
  const ours = await app.app.listen({ port: 0, host: '127.0.0.1' });
  const theirs = await bare.listen({ port: 0, host: '127.0.0.1' });
  const get = async (address: string) => {
    const response = await fetch(address, { headers: { cookie: caller.cookie } });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    await response.arrayBuffer();
  };
  const query = () =>
    app.dependencies.database.executeSql(
      'select * from ancestors where user_id = $1 order by generation, tree_position, id',
      [caller.user.id],
    );
  try {
    const figure = () => get(ours + url);
    const name = `list of ${relatives} relatives`;
    return [
      await compare({
        name,
        floorName: 'bare route',
        turns,
        figure,
        floor: () => get(`${theirs}/list`),
      }),
      await compare({ name, floorName: 'bare query', turns, figure, floor: query }),
    ];
  } finally {
    await bare.close();
    await app.close();
  }
}
