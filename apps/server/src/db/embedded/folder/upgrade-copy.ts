import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from '../../../logging/logger';
import { StartRefused } from '../../../process/start-refused';
import { diskFullRefusal, isDiskFullError, megabytesOf } from './disk-room';
import { flush } from './flush';
import { clearUnfinished, moveIntoPlace } from './unfinished-files';

/**
 * A limit, because an upgrade that fails at every restart would fill the disk with copies. None of them is removed,
 * because an operator may need it.
 */
const mostTries = 5;

export interface UpgradeSettings {
  dataDir: string;
  /** The newest migration of this program: a folder at an earlier one is copied first. */
  newestMigration: number;
  now: number;
  log: Pick<Logger, 'info'>;
}

/**
 * Copies the closed cluster before a newer program changes its tables. Each attempt makes a copy, because people may
 * have used the older program in between.
 */
export async function copyBeforeUpgrade(settings: UpgradeSettings): Promise<void> {
  const { dataDir, newestMigration, now, log } = settings;
  const schema = recordedSchema(dataDir);
  if (schema === undefined || schema >= newestMigration) return;
  const copiesFolder = join(dataDir, 'backups');
  const earlierCopies = copiesOfTries(dataDir, schema);
  if (earlierCopies.length >= mostTries)
    throw new StartRefused(
      `the upgrade of DATA_DIR ${dataDir} has failed ${mostTries} times. The log says why. Each try left a copy in ${copiesFolder}. Fix the cause, delete ${triesPath(dataDir)} and start again.`,
    );
  mkdirSync(copiesFolder, { recursive: true });
  await flush(dataDir);
  clearUnfinished(copiesFolder, /-schema-\d+\.new$/);
  const instant = new Date(now).toISOString().replace(/[:.]/g, '-');
  const name = `${instant}-schema-${schema}`;
  const copy = join(copiesFolder, name);
  const unfinished = `${copy}.new`;
  try {
    writeFileSync(triesPath(dataDir), [...earlierCopies, name].join('\n'));
    cpSync(join(dataDir, 'cluster'), join(unfinished, 'cluster'), { recursive: true });
    cpSync(schemaPath(dataDir), join(unfinished, 'schema'));
    await moveIntoPlace(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!isDiskFullError(error)) throw error;
    const megabytes = megabytesOf(join(dataDir, 'cluster'));
    throw diskFullRefusal(dataDir, 'for the copy that is made before an upgrade', megabytes);
  }
  log.info({ folder: copy }, 'made a copy of the data folder before changing its tables');
}

/** Records that the tables are at this migration, which ends the tries of an upgrade. */
export async function recordSchema(dataDir: string, migration: number): Promise<void> {
  rmSync(triesPath(dataDir), { force: true });
  const path = schemaPath(dataDir);
  const unfinished = `${path}.new`;
  writeFileSync(unfinished, `${migration}\n`);
  await flush(unfinished);
  renameSync(unfinished, path);
  await flush(dataDir);
}

function recordedSchema(dataDir: string): number | undefined {
  const path = schemaPath(dataDir);
  return existsSync(path) ? Number(readFileSync(path, 'utf8')) : undefined;
}

/** The listed copies of this schema that still exist. */
function copiesOfTries(dataDir: string, schema: number): string[] {
  const path = triesPath(dataDir);
  const names = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  return names.filter(
    (name) => name.endsWith(`-schema-${schema}`) && existsSync(join(dataDir, 'backups', name)),
  );
}

const schemaPath = (dataDir: string) => join(dataDir, 'schema');

/** Lists the copies made by unfinished upgrades. The file is removed when an upgrade succeeds. */
const triesPath = (dataDir: string) => join(dataDir, 'upgrading');
