import { adoptPlan } from '../commands/adopt-plan';
import { changeZone } from '../commands/change-zone';
import { choosePath } from '../commands/choose-path';
import type { Command } from '../commands/commands';
import { endPremium } from '../commands/end-premium';
import { resetPath } from '../commands/reset-path';
import { restart } from '../commands/restart';
import { settlePurchase } from '../commands/settle-purchase';
import { startRun } from '../commands/start-run';
import { startTrial } from '../commands/start-trial';
import { switchAutoRestCover } from '../commands/switch-auto-rest-cover';
import { dayHandlers } from './decide-day';
import { makeDeciders } from './decision';

/**
 * Both decide any command: `decide` from the whole log, `decideFromSnapshot` from the snapshot alone, which returns null if
 * the command needs the log.
 */
export const { decide, decideFromSnapshot } = makeDeciders<Command>({
  ...dayHandlers,
  startRun,
  restart,
  choosePath,
  resetPath,
  adoptPlan,
  changeZone,
  switchAutoRestCover,
  startTrial,
  settlePurchase,
  endPremium,
});
