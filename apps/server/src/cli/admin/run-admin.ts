import { auditEntry } from '../../db/schema/schema';
import type { Database } from '../../db/storage';
import { makeExecute } from '../../log/execute';
import { StartRefused } from '../../process/start-refused';
import { projections } from '../../projections';
import type { AdminCommand, AdminOutcome } from './admin-command';
import { printed } from './printed';

export function adminHelp(commands: readonly AdminCommand[]): string[] {
  return [
    'npm run admin -- COMMAND [ARGUMENTS]',
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
): Promise<readonly string[]> {
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) throw new StartRefused(`there is no command ${name}. See npm run admin -- help`);
  const execute = makeExecute(database, projections);
  let undo: AdminOutcome['undo'];
  try {
    return await database.transaction(async (transaction) => {
      await undo?.();
      const outcome = await command.run({ transaction, execute, args, now });
      undo = outcome.undo;
      if (outcome.audit) {
        await transaction
          .insert(auditEntry)
          .values({ at: new Date(now), command: command.name, details: outcome.audit });
      }
      return outcome.lines.map(printed);
    });
  } catch (error) {
    await undo?.();
    throw error;
  }
}
