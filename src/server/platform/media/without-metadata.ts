/** Leaves out what a file says of itself: where it was filmed, with what, and when. How it is turned stays. */
export const withoutMetadata: readonly string[] = [
  ...['-map_metadata', '-1'],
  ...['-map_metadata:s', '-1'],
  ...['-map_chapters', '-1'],
];
