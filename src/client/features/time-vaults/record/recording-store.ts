import { format } from 'date-fns';
import { createStore, delMany, getMany, keys, setMany } from 'idb-keyval';
import { recordingEnded } from './recording-lock.ts';
import { plainType } from './recording-type.ts';

/** [user, recording, piece]; piece -1 says what the pieces are. */
type Key = [userId: string, recordingId: string, piece: number];

interface About {
  recordingType: string;
  /** ISO 8601. */
  startedAt: string;
  seconds: number;
}

export interface Recording extends Omit<About, 'recordingType'> {
  file: File;
}

const aboutPiece = -1;
const openStore = () => createStore('heartwood-recordings', 'pieces');
let opened: ReturnType<typeof openStore> | undefined;
const store = () => {
  opened ??= openStore();
  return opened;
};

export function toRecording({ recordingType, ...about }: About, pieces: BlobPart[]): Recording {
  const { type, ending } = plainType(recordingType);
  const name = `Recording ${format(about.startedAt, "yyyy-MM-dd 'at' HH.mm")}${ending}`;
  return { ...about, file: new File(pieces, name, { type }) };
}

async function listKeys(userId: string): Promise<Key[]> {
  const all = await keys<Key>(store());
  return all.filter(([owner]) => owner === userId).toSorted((a, b) => a[2] - b[2]);
}

/** What is kept of recordings on this device until it is sent: a reload or a crash loses a second of it. */
export const recordingStore = {
  /** Adds a piece; `about` is as it stands with it. */
  async add(owner: [userId: string, recordingId: string], piece: number, data: Blob, about: About) {
    const entries: [Key, unknown][] = [
      [[...owner, piece], await data.arrayBuffer()],
      [[...owner, aboutPiece], about],
    ];
    await setMany(entries, store());
  },

  /** The recording that was begun last; one that another page is making, once it has ended. */
  async find(userId: string): Promise<Recording | undefined> {
    await recordingEnded(userId);
    const all = await listKeys(userId);
    const aboutKeys = all.filter(([, , piece]) => piece === aboutPiece);
    const abouts = await getMany<About>(aboutKeys, store());
    const begun = abouts.map((about) => about?.startedAt ?? '');
    const newest = begun.indexOf(begun.toSorted().at(-1) ?? '');
    const about = abouts[newest];
    if (!about) return undefined;
    const id = aboutKeys[newest]?.[1];
    const pieceKeys = all.filter(([, one, piece]) => one === id && piece !== aboutPiece);
    const pieces = await getMany<ArrayBuffer>(pieceKeys, store());
    return toRecording(
      about,
      pieces.filter((piece) => piece !== undefined),
    );
  },

  /** Forgets all recordings of a person, but for the one named. */
  async discard(userId: string, exceptId?: string): Promise<void> {
    const all = await listKeys(userId);
    await delMany(
      all.filter(([, id]) => id !== exceptId),
      store(),
    );
  },
};
