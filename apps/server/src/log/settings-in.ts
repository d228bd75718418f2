import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';

/** The two settings in a log that are stored on the person as well. There is no zone before the first run. */
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
