/** One, two or three columns by the width of the screen. */
export const gridStyles = 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3';
