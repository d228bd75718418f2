import type { Command } from '../commands/commands';
import { adoptPlan } from '../commands/plan-commands';
import { endPremium, settlePurchase, startTrial } from '../commands/premium-commands';
import {
  changeZone,
  choosePath,
  resetPath,
  restart,
  startRun,
  switchAutoRestCover,
} from '../commands/run-commands';
import { answerToDay } from './decide-day';
import { type AnswerTo, deciding } from './decision';

const answerTo: AnswerTo<Command> = (command, source, now) => {
  switch (command.kind) {
    case 'completeExercise':
    case 'takeRestDay':
    case 'takeBackRestDay':
    case 'rateEffort':
    case 'finishSession':
      return answerToDay(command, source, now);
    case 'startRun':
      return startRun(source, command, now);
    case 'restart':
      return restart(source, now);
    case 'choosePath':
      return choosePath(source, command, now);
    case 'resetPath':
      return resetPath(source, now);
    case 'adoptPlan':
      return adoptPlan(source, command, now);
    case 'changeZone':
      return changeZone(source, command, now);
    case 'switchAutoRestCover':
      return switchAutoRestCover(source, command, now);
    case 'startTrial':
      return startTrial(source, now);
    case 'settlePurchase':
      return settlePurchase(source, command, now);
    case 'endPremium':
      return endPremium(source, now);
  }
};

/** Decides any command. */
export const { decide, decideNext } = deciding(answerTo);
