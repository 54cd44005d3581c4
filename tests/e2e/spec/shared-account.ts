import { createTeller, type Teller } from '../teller.ts';
import type { World } from './table.ts';

const accounts = new Map<string, Promise<Teller>>();

/** Signs the page in to one account of all tables of a worker: signing up takes longer than most rows. */
export async function enterSharedAccount({ page, server }: World): Promise<Teller> {
  const account = accounts.get(server.url) ?? createTeller(server.url);
  accounts.set(server.url, account);
  const teller = await account;
  await teller.signIn(page);
  return teller;
}
