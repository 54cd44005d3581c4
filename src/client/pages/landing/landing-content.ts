import {
  Box,
  Clapperboard,
  Hourglass,
  type LucideIcon,
  MessageCircleHeart,
  Mic,
  Network,
  ShieldCheck,
  Sprout,
  Video,
} from 'lucide-react';
import type { BadgeTone } from '#client/ui/badge.tsx';

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

/** A made-up grandmother, shown as an example. */
export const demoChat = {
  name: 'Grandma Rose',
  years: '1931 – 2014',
  messages: [
    { from: 'you', text: 'Grandma, what did you do at the harbour as a girl?' },
    {
      from: 'her',
      text: 'Oh, sweetheart. I mended nets with my father before school. My fingers smelled of tar all morning, and I was proud of it.',
      source: 'Mending nets with Papa',
    },
    { from: 'you', text: 'Were you ever afraid of the sea?' },
    {
      from: 'her',
      text: 'Only once, in the storm of ’44. Mama lit a lamp in the window, and every boat came home to it.',
      source: 'The lamp in the window',
    },
  ],
} as const;

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

/** A number that the product's description gives; nobody has counted it. Change it here when somebody has. */
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
