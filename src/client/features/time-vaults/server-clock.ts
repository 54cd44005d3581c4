/** The server names whole seconds, and an answer takes a while: less than this is no difference. */
const unnoticedMs = 2_000;

let aheadMs = 0;

/** The clock that decides when a vault unlocks; a device's own may be wrong by hours. */
export const serverClock = {
  /** Sets itself by the `Date` header of an answer. */
  setBy(response: Response): void {
    const said = Date.parse(response.headers.get('date') ?? '');
    if (Number.isNaN(said)) return;
    const difference = said - Date.now();
    aheadMs = Math.abs(difference) < unnoticedMs ? 0 : difference;
  },

  /** Milliseconds since 1970, as the server counts them. */
  now: () => Date.now() + aheadMs,
};
