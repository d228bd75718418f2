import { readdirSync, readFileSync } from 'node:fs';

/** On Linux a clock tick of a process is a hundredth of a second. */
const tickMs = 10;

function ticksOf(pid: string): { name: string; ticks: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    const fieldsAfterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // The fields 14 and 15 of proc(5). The first one after the name is field 3.
    const [userTicks, systemTicks] = fieldsAfterName.slice(11, 13).map(Number) as [number, number];
    return { name, ticks: userTicks + systemTicks };
  } catch {
    return undefined;
  }
}

export interface Cpu {
  servers: number;
  database: number;
}

/**
 * Milliseconds of processor time that these servers, and every PostgreSQL process of this machine, have used so far.
 */
export function cpuSoFar(pids: readonly number[]): Cpu {
  const servers = pids.reduce((sum, pid) => sum + (ticksOf(String(pid))?.ticks ?? 0), 0);
  const database = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(ticksOf)
    .reduce((sum, used) => sum + (used?.name === 'postgres' ? used.ticks : 0), 0);
  return { servers: servers * tickMs, database: database * tickMs };
}
