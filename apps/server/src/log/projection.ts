import type { Fact } from '@hundred/domain/challenge/facts/facts';
import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';
import type { Reader } from '../db/storage';

/** Facts that are about to be appended, with the fold of the log before and after them. */
export interface LogChange {
  personId: string;
  facts: readonly Fact[];
  before: Snapshot;
  after: Snapshot;
  now: number;
}

/**
 * Data that is stored beside the log because it follows from it. `dataFor` returns what is to be written, or null
 * if nothing changes. The database function `project_<name>` writes it in the transaction of the facts; `project_facts`
 * calls these functions in a fixed order.
 *
 * `dataFor` may read before the facts are appended: what it reads of the log is still true when they are, because they
 * are appended only to a log of the same length.
 */
export interface Projection {
  name: string;
  dataFor(change: LogChange, reader: Reader): object | null | Promise<object | null>;
}

/** The data of each projection that has something to write, by its name. */
export type ProjectionData = Record<string, object>;

/** Computes the data of these projections and of the settings, which every log has. */
export async function project(
  projections: readonly Projection[],
  change: LogChange,
  reader: Reader,
): Promise<ProjectionData> {
  const dataByName: ProjectionData = {};
  // One after the other, because the reader may be a transaction, which has one connection.
  for (const { name, dataFor } of [settingsProjection, ...projections]) {
    const data = await dataFor(change, reader);
    if (data) dataByName[name] = data;
  }
  return dataByName;
}

/** The zone and the cover switch on the person's row, which the profile and the reminders read without the log. */
const settingsProjection: Projection = {
  name: 'settings',
  dataFor({ before, after }) {
    const settingsBefore = settingsIn(before);
    const settings = settingsIn(after);
    const isUnchanged =
      settings.timezone === settingsBefore.timezone &&
      settings.autoRestCover === settingsBefore.autoRestCover;
    return isUnchanged ? null : settings;
  },
};

/**
 * The two settings of a log that are stored on the person's row as well. There is no zone before the first run, and rest
 * days cover gaps until that is switched off.
 */
export function settingsIn({ zones, coverSwitches }: Snapshot): {
  timezone?: string;
  autoRestCover: boolean;
} {
  const timezone = zones.at(-1)?.timezone;
  return {
    ...(timezone === undefined ? {} : { timezone }),
    autoRestCover: coverSwitches.at(-1)?.on ?? true,
  };
}
