import type { Snapshot } from '@hundred/domain/challenge/fold/snapshot';

/** What a log says about the two settings that are kept on the person as well. No zone: no run yet. */
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
