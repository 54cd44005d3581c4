/** One, two or three columns by the width of the screen. */
export const gridStyles = 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3';

/** What is outside the screen is neither laid out nor painted; find-in-page still finds it. */
export const cellStyles =
  '[contain-intrinsic-size:auto_480px] [content-visibility:auto] [overflow-clip-margin:32px]';
