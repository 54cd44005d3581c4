/** Over a picture it is evening in both themes. */
export const playerButtonStyles =
  'text-[#f6efe3] hover:bg-[#f6efe3]/15 disabled:opacity-40 focus-visible:outline-[#f0b878]';

export const playerScrimStyles = 'bg-[#1b1511]/80 text-[#f6efe3]';
