import type { TimeVault } from '#shared/contracts/time-vaults.ts';
import type { Caller } from './test-app.ts';

export interface SealedFile {
  name: string;
  bytes: Uint8Array;
}

type Fields = Record<string, string | SealedFile>;

/** The multipart body of a form, its parts in the order of `fields`, and its content type. */
export async function encodeForm(fields: Fields) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new File([new Uint8Array(value.bytes)], value.name));
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}

/** Sends the form of a new vault as it is. */
export async function sendVault(caller: Caller, fields: Fields) {
  const { payload, headers } = await encodeForm(fields);
  return caller.call('POST', '/api/time-vaults', payload, headers);
}

/** Seals a video for one month, unless `fields` say otherwise. */
export async function sealVault(
  caller: Caller,
  video: SealedFile,
  fields: Fields = {},
): Promise<TimeVault> {
  const usual = { userId: caller.user.id, title: 'For Rosa', unlockMonths: '1' };
  const { status, body, text } = await sendVault(caller, { ...usual, ...fields, video });
  if (status !== 201) throw new Error(`no vault: ${text}`);
  return body as TimeVault;
}
