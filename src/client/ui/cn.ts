import { type ClassValue, clsx } from 'clsx';
import { createTailwindMerge } from 'tailwind-merge';
import { classGroups } from './class-groups.ts';

const merge = createTailwindMerge(() => classGroups);

/** Joins class names; where two Tailwind classes disagree the later one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
