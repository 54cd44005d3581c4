const windowMs = 4_000;

/** Bytes a second over the last few seconds, which steadies what is shown. */
export function createTransferSpeed() {
  let marks: { at: number; sent: number }[] = [];
  return {
    /** Takes note that so many bytes were sent by then, and answers the speed; undefined at first. */
    note(sent: number, at: number): number | undefined {
      marks = [...marks.filter((mark) => at - mark.at <= windowMs), { at, sent }];
      const first = marks[0];
      if (!first || at - first.at < 500) return undefined;
      return ((sent - first.sent) * 1_000) / (at - first.at);
    },
  };
}
