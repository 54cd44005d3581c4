/** As high as the content, so that a dialog over a dialog dims that too. */
export const dialogScrimStyles =
  'fixed inset-0 z-50 bg-scrim print:hidden data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';

/** On a phone it rests on the lower edge, where thumbs are; from 640 px it floats in the middle. */
export const dialogContentStyles =
  'fixed inset-x-0 bottom-0 z-50 grid max-h-[92dvh] gap-5 overflow-y-auto overscroll-contain rounded-t-lg border border-line bg-card p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-soft data-[state=open]:animate-rise-in data-[state=closed]:animate-sink-out sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:mx-auto sm:-translate-y-1/2 sm:rounded-lg sm:p-6';
