import type { DayCommand } from '../commands/commands';
import { completeExercise } from '../commands/complete-exercise';
import { finishSession } from '../commands/finish-session';
import { rateEffort } from '../commands/rate-effort';
import { takeBackRestDay, takeRestDay } from '../commands/rest-day-commands';
import { type AnswerTo, deciding } from './decision';

export const answerToDay: AnswerTo<DayCommand> = (command, source, now) => {
  switch (command.kind) {
    case 'completeExercise':
      return completeExercise(source, command, now);
    case 'takeRestDay':
      return takeRestDay(source, command, now);
    case 'takeBackRestDay':
      return takeBackRestDay(source, command, now);
    case 'rateEffort':
      return rateEffort(source, command, now);
    case 'finishSession':
      return finishSession(source, command, now);
  }
};

/** Decides what a person does on a day. A page decides these itself, and loads no other command for it. */
export const { decide: decideDay, decideNext: decideDayNext } = deciding(answerToDay);
