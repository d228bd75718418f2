import type { Database } from '../../db/storage';
import { type PlanMail, planNoMail } from '../../mail/plan-mail';
import { runAudited } from '../../operating/audited';
import { StartRefused } from '../../process/start-refused';
import type { AdminCommand } from './admin-command';
import { printableLine } from './printable-line';

export function adminHelp(commands: readonly AdminCommand[]): string[] {
  return [
    'Usage: npm run admin -- COMMAND [ARGUMENTS]',
    '',
    ...commands.map((command) => `  ${command.usage.padEnd(32)} ${command.summary}`),
  ];
}

/** Runs one command in one transaction, with its entry in the audit table if it changed something. */
export async function runAdmin(
  commands: readonly AdminCommand[],
  [name, ...args]: readonly string[],
  database: Database,
  now: number,
  planMail: PlanMail = planNoMail,
): Promise<readonly string[]> {
  const command = commands.find((candidate) => candidate.name === name);
  if (!command)
    throw new StartRefused(`There is no command ${name}. To list all commands, run: npm run admin -- help`);
  const { lines } = await runAudited(database, { command: command.name, now, planMail }, (task) =>
    command.run({ ...task, args }),
  );
  return lines.map(printableLine);
}
