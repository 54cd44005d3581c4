import { AudioLines, FileText, Image, type LucideIcon, Video } from 'lucide-react';
import type { MemoryType } from '#shared/contracts/memories.ts';

interface MemoryWords {
  /** What memories of this type are called. */
  label: string;
  /** What the tab of this type is called. */
  tab: string;
  icon: LucideIcon;
  /** The colour of its icon and what that stands on. */
  look: string;
}

export const memoryWords: Record<MemoryType, MemoryWords> = {
  text: {
    label: 'Text Memories',
    tab: 'Text',
    icon: FileText,
    look: 'bg-yellow-soft text-yellow-ink',
  },
  image: { label: 'Photos', tab: 'Photos', icon: Image, look: 'bg-green-soft text-green-ink' },
  video: { label: 'Videos', tab: 'Videos', icon: Video, look: 'bg-rose-soft text-rose-soft-ink' },
  audio: { label: 'Audio', tab: 'Audio', icon: AudioLines, look: 'bg-gray-soft text-gray-ink' },
};
