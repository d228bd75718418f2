import type { AdoptPlan } from './adopt-plan';
import type { ChangeZone } from './change-zone';
import type { ChoosePath } from './choose-path';
import type { CompleteExercise } from './complete-exercise';
import type { EndPremium } from './end-premium';
import type { FinishSession } from './finish-session';
import type { RateEffort } from './rate-effort';
import type { ResetPath } from './reset-path';
import type { Restart } from './restart';
import type { SettlePurchase } from './settle-purchase';
import type { StartRun } from './start-run';
import type { StartTrial } from './start-trial';
import type { SwitchAutoRestCover } from './switch-auto-rest-cover';
import type { TakeBackRestDay } from './take-back-rest-day';
import type { TakeRestDay } from './take-rest-day';

/** A command of a day. It can be done without a connection, and arrive later. */
export type DayCommand = CompleteExercise | TakeRestDay | TakeBackRestDay | RateEffort | FinishSession;

/** All commands of a challenge. Each has its own file in this folder. */
export type Command =
  | DayCommand
  | StartRun
  | Restart
  | ChoosePath
  | ResetPath
  | AdoptPlan
  | ChangeZone
  | SwitchAutoRestCover
  | StartTrial
  | SettlePurchase
  | EndPremium;
