import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;
const pageMb = 4_096 / 1e6;

/** The fields of /proc/<pid>/stat from the third on; the second can hold blanks. */
function statOf(pid: number): string[] {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return line.slice(line.lastIndexOf(')') + 2).split(' ');
}

/** Seconds of the processor that a process and the children that it has waited for have used. */
export function processorSeconds(pid: number): number {
  const [user = 0, system = 0, ofChildren = 0, systemOfChildren = 0] = statOf(pid)
    .slice(11, 15)
    .map(Number);
  return (user + system + ofChildren + systemOfChildren) / ticksPerSecond;
}

/** Memory of a process and of all that it has started, in MB. */
export function memoryOfTree(root: number): number {
  const parents = new Map<number, { parent: number; mb: number }>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = statOf(Number(name));
      parents.set(Number(name), { parent: Number(stat[1]), mb: Number(stat[21]) * pageMb });
    } catch {
      // It has ended meanwhile.
    }
  }
  const isOfTree = (pid: number): boolean => {
    const found = parents.get(pid);
    return pid === root || (found !== undefined && found.parent > 1 && isOfTree(found.parent));
  };
  return [...parents].reduce((sum, [pid, { mb }]) => (isOfTree(pid) ? sum + mb : sum), 0);
}
