/** What gives light itself, e.g. the sky or a lamp: its colours are written so that no other light changes them. */
export const ownLight = (svg: string) =>
  svg.replace(
    /#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/gi,
    (_, red: string, green: string, blue: string) =>
      `rgb(${[red, green, blue].map((part) => Number.parseInt(part, 16)).join(',')})`,
  );
