const greeting =
  /^(?:my )?(?:dear|dearest|querid[oa]s?|car[oa]s?|meus? querid[oa]s?)\s.{1,40}[,:!]$/i;
const farewell =
  /^(?:(?:with )?(?:all )?(?:my |our )?love|yours(?: \w+)?|sincerely|kind regards|um (?:grande )?(?:beijo|abraço)|beijos|com (?:todo o )?(?:amor|carinho)|saudades)[^.!?]{0,30}[,.]?$/i;
const longestName = 30;

/** The lines of a text without 'Dear Sophie,' and 'All my love, Grandad' around a letter. */
export function withoutLetterFrame<Line extends { text: string }>(lines: readonly Line[]): Line[] {
  const isNamed = ({ text }: Line) => text.length <= longestName && !/[.!?…]$/.test(text);
  const end = lines.findLastIndex(({ text }) => farewell.test(text));
  const after = end < 0 ? [] : lines.slice(end + 1);
  const isEnd = end > 0 && after.length < 3 && after.every(isNamed);
  return lines.filter((line, at) => !(greeting.test(line.text) || (isEnd && at >= end)));
}
