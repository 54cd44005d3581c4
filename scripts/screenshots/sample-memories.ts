import { randomUUID } from 'node:crypto';
import type { Memory, MemoryFacets } from '#shared/contracts/memories.ts';

const userId = randomUUID();

function memory(title: string, details: Partial<Memory>): Memory {
  const id = randomUUID();
  const { type = 'image', mediaState = 'ready' } = details;
  const isFile = type !== 'text';
  const isShown = isFile && mediaState === 'ready';
  const at = (name: string) => `/api/memory-vault/${id}/${name}`;
  return {
    id,
    userId,
    title,
    description: null,
    type,
    fileUrl: isFile ? at('file') : null,
    displayUrl: isShown ? at('display') : null,
    thumbnailUrl: isShown && type !== 'audio' ? at('thumbnail') : null,
    waveform: null,
    mediaState,
    textContent: null,
    textIsCut: false,
    tags: [],
    metadata: isFile ? { originalFileName: 'IMG_0412.jpg', bytes: 3_400_000 } : {},
    isPrivate: true,
    takenAt: null,
    aboutAncestorIds: [],
    mayTeach: false,
    deletedAt: null,
    createdAt: '2026-11-02T09:30:00.000Z',
    updatedAt: '2026-11-02T09:30:00.000Z',
    ...details,
  };
}

const recipe = `Take a pound of flour, as much as two hands hold, and milk that was warm from the cow.

She never weighed anything. “You will feel it,” she said, and pressed my fingers into the dough until I did.`;

export const samplePhoto = memory('Granny at the sea, the summer before the war', {
  description: 'On the beach in Figueira, with the hat that she wore until it fell apart.',
  tags: ['summer', 'Figueira', 'grandparents', 'beach', 'hat'],
  takenAt: '1938-07-14T12:00:00.000Z',
});
export const sampleText = memory('How to make the bread', {
  type: 'text',
  textContent: recipe,
  tags: ['bakery'],
});
export const sampleSound = memory('The lullaby', {
  type: 'audio',
  waveform: Array.from(
    { length: 100 },
    (_, at) => 0.2 + 0.8 * Math.abs(Math.sin(at / 7) * Math.cos(at / 3)),
  ),
  description: 'Recorded in the kitchen, so you hear the clock.',
});

export const sampleMemories: readonly Memory[] = [
  samplePhoto,
  sampleText,
  memory('The wedding', { type: 'video', tags: ['wedding', '1961'] }),
  sampleSound,
  memory('The letter that came with the harvest', { mediaState: 'preparing' }),
  memory('A photo of another telephone', { mediaState: 'failed', tags: ['garden'] }),
  memory('Unverwechselbarzusammengesetztestadtratssitzungsprotokoll', {
    type: 'text',
    textContent: 'Short.',
    tags: ['averylongtagthatsomebodyreallytyped', 'another long one', 'third', 'fourth'],
  }),
  memory('First day at school', { takenAt: '1951-09-03T12:00:00.000Z' }),
];

export const sampleFacets: MemoryFacets = {
  total: sampleMemories.length,
  types: { text: 2, image: 4, video: 1, audio: 1 },
  tags: [
    { tag: 'summer', count: 2 },
    { tag: 'bakery', count: 1 },
  ],
};
