import { readFileSync } from 'node:fs';

/** As Linux tells programs of its clock. */
const ticksPerSecond = 100;

/** Seconds of processor time that all ended children took, and theirs; undefined where the system does not tell. */
export function spentProcessorTime(): number | undefined {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    // After the name, which may hold anything: the 12th and 13th are the process's own, then its children's.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
  } catch {
    return undefined;
  }
}
