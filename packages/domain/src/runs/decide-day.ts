import type { DayCommand } from './commands';
import { completeExercise } from './complete-exercise';
import { type AnswerTo, deciding } from './decision';
import { finishSession } from './finish-session';
import { rateEffort } from './rate-effort';
import { takeBackRestDay, takeRestDay } from './rest-day-commands';

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
