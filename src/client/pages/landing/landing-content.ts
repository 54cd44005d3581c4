import {
  BookOpenCheck,
  Box,
  Clapperboard,
  Hand,
  Hourglass,
  type LucideIcon,
  MessageCircleHeart,
  Mic,
  Network,
  PackageOpen,
  ShieldCheck,
  Sprout,
  Video,
} from 'lucide-react';
import type { BadgeTone } from '#client/ui/badge.tsx';
import edda from './pictures/edda.webp';
import grandchildren from './pictures/grandchildren.webp';
import storm from './pictures/storm.webp';
import wedding from './pictures/wedding.webp';

export interface Feature {
  title: string;
  label: string;
  tone: BadgeTone;
  icon: LucideIcon;
  text: string;
}

export const features: readonly Feature[] = [
  {
    title: 'Ancestor conversations',
    label: 'Available',
    tone: 'green',
    icon: MessageCircleHeart,
    text: 'Chat with an AI that captures a relative’s voice, personality and wisdom.',
  },
  {
    title: 'AI personality training',
    label: 'Available',
    tone: 'green',
    icon: Sprout,
    text: 'Share stories, photos and memories. The more you share, the truer the conversations.',
  },
  {
    title: 'My Story visual narratives',
    label: 'New Feature',
    tone: 'yellow',
    icon: Clapperboard,
    text: 'A life story becomes cartoon-style scenes with narration, and a film of them all.',
  },
  {
    title: 'Time Vault messages',
    label: 'New Feature',
    tone: 'yellow',
    icon: Hourglass,
    text: 'Video messages for the future, locked in time until the day that matters.',
  },
  {
    title: 'Memory Vault storage',
    label: 'New Feature',
    tone: 'yellow',
    icon: Box,
    text: 'Audio, video, photos and written memories, kept together in one place.',
  },
  {
    title: 'Private and secure',
    label: 'Always On',
    tone: 'gray',
    icon: ShieldCheck,
    text: 'Your family’s words are yours. Only you can open them, and you can take them away.',
  },
];

export const steps = [
  {
    title: 'Share their story',
    text: 'Write down what you remember: the phrases, the kitchen, the day at the harbour.',
  },
  {
    title: 'The AI learns',
    text: 'It learns from your words alone, and tells you what would still help.',
  },
  {
    title: 'Start chatting',
    text: 'Ask what you would ask them. Each answer shows the story it comes from.',
  },
] as const;

/** The made-up grandmother of the sample family, with what she was taught there. */
export const demoChat = {
  name: 'Grandma Edda',
  years: '1921 – 2009',
  portrait: edda,
  messages: [
    { from: 'you', text: 'Grandma, what did you do when the lamp broke?' },
    {
      from: 'her',
      text: 'I was eleven, my dear. My father put a hand bell into my arms, and I rang it all night until it grew light. In the morning a skipper gave me an orange.',
      source: 'The night of the broken lamp',
    },
    { from: 'you', text: 'And what was your wedding dress made of?' },
    {
      from: 'her',
      text: 'A parachute! It had two burn holes, and I embroidered a swallow over each of them.',
      source: 'The dress from a parachute',
    },
  ],
} as const;

/** Three scenes of the sample family's film, as the illustrator drew them from these words. */
export const filmScenes = [
  {
    picture: storm,
    shows: 'A girl on a dark beach in the rain, with a lighthouse and a boat behind her.',
    words: 'When I was eleven the lamp broke in a storm. I rang a bell all night.',
  },
  {
    picture: wedding,
    shows: 'A laughing bride and groom arm in arm in a chapel with coloured windows.',
    words: 'In June of 1946 I married Anselm. I had sewn my wedding dress from a parachute.',
  },
  {
    picture: grandchildren,
    shows: 'A grandmother with two children on the carpet of a living room in the evening.',
    words: 'Now I am old, and my grandchildren ask me for the story of the bell.',
  },
] as const;

export const promises = [
  {
    title: 'It says how it knows',
    icon: BookOpenCheck,
    text: 'Each answer names the story it stands on. What nobody told it, it does not make up: it says so.',
  },
  {
    title: 'It says what it is',
    icon: Hand,
    text: 'Every conversation, every voice and every film says that an AI made it.',
  },
  {
    title: 'It stays yours',
    icon: PackageOpen,
    text: 'No advertising and no tracking. Take everything away as one file, or delete it all.',
  },
] as const;

/** Made up, and shown as examples: replace them only with the words of people who agreed to it. */
export const testimonials = [
  {
    words: 'I asked about her bread, and she answered the way she always did: with a story.',
    name: 'Ana',
    who: 'granddaughter',
  },
  {
    words: 'My children never met my father. Now they know how he laughed at his own jokes.',
    name: 'Daniel',
    who: 'father of two',
  },
] as const;

/** A number that the product's description gives; it was not counted. Change it here once it was. */
export const socialProof = '1,000+ families';

export const futureFeatures = [
  {
    title: 'AI video conversations',
    quarter: 'Q2 2025',
    icon: Video,
    text: 'See a face while you talk.',
  },
  {
    title: 'Voice replication',
    quarter: 'Q3 2025',
    icon: Mic,
    text: 'Hear answers in a voice you know.',
  },
  {
    title: 'Interactive family tree',
    quarter: 'Q4 2025',
    icon: Network,
    text: 'Walk from branch to branch.',
  },
] as const;

export const anchors = [
  { label: 'AI Features', href: '#features' },
  { label: 'How It Works', href: '#how-it-works' },
  { label: 'Coming Soon', href: '#future-features' },
] as const;

export const footerLinks = {
  product: [
    { label: 'Visual Storytelling', href: '/my-story' },
    { label: 'Memory Vault', href: '/memory-vault' },
    { label: 'Time Vault', href: '/time-vault' },
    { label: 'Feedback', href: '/feedback' },
  ],
  /** Without an address: announced, and not written yet. */
  more: [
    {
      title: 'Company',
      links: [{ label: 'About', href: '/about' }, { label: 'Blog' }, { label: 'Careers' }],
    },
    {
      title: 'Support',
      links: [
        { label: 'Help Center', href: '/help' },
        { label: 'Privacy Policy', href: '/privacy' },
        { label: 'Terms of Service', href: '/terms' },
        { label: 'Security', href: '/security' },
      ],
    },
  ],
} as const satisfies {
  product: readonly FooterLink[];
  more: readonly { title: string; links: readonly FooterLink[] }[];
};

interface FooterLink {
  label: string;
  href?: string;
}
