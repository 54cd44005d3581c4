import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

/** With the names that tokens.css adds to Tailwind's own. */
const merge = extendTailwindMerge({
  extend: {
    theme: { container: ['page', 'reading'], spacing: ['target'], shadow: ['soft'] },
  },
});

/** Joins class names; of two contradicting Tailwind classes the later one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
