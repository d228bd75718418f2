import { type ExerciseId, eachExercise, exerciseIds } from '@hundred/domain/days/exercises';
import { movements } from '@hundred/domain/movements/movements';
import type { PlannedExercises } from '@hundred/domain/programs/presets';
import { type ProgramInForce, standardTarget, targetIn } from '@hundred/domain/programs/program';
import { isFarAbove } from '@hundred/domain/programs/usual-reps';
import { type ReactNode, useId } from 'react';
import { formatNumber } from '../../platform/format/format';
import { Card } from '../../ui/card';
import { MovementFigure } from '../../ui/figures/movement-figure';
import { Icon } from '../../ui/icon';
import type { PlanStanding } from './plan-standing';
import { targetsText } from './plan-text';
import { type StartDay, text } from './text';

export interface FirstDay {
  start: StartDay;
  day: number;
  targets: Record<ExerciseId, number>;
  /** The sum of the three targets. */
  reps: number;
}

/** The first day on which a program would be in force if it were adopted now, with its targets. */
export function firstDayOf({ fromDay, wouldStartTomorrow }: PlanStanding, program: ProgramInForce): FirstDay {
  const targets = eachExercise((id) => targetIn(program, id, fromDay));
  return {
    start: wouldStartTomorrow ? 'tomorrow' : 'today',
    day: fromDay,
    targets,
    reps: exerciseIds.reduce((sum, id) => sum + targets[id], 0),
  };
}

type Props = {
  standing: PlanStanding;
  exercises: PlannedExercises;
  firstDay: FirstDay;
  /** Whether the plan was changed and may be adopted. */
  canAdoptChange: boolean;
  children: ReactNode;
};

/** What the first day of the plan asks for, beside what recent days asked for. */
export function FirstDayCard({ standing, exercises, firstDay, canAdoptChange, children }: Props) {
  const id = useId();
  const { path, usual, wouldStartTomorrow } = standing;
  const { start, day, targets, reps } = firstDay;
  return (
    <Card aria-labelledby={id} className="wide:sticky wide:top-6">
      <h2 id={id} className="text-xl">
        {text.startDay({ start, day })}
      </h2>
      <ul className="mt-2">
        {exerciseIds.map((slot) => {
          const { movement } = exercises[slot];
          return (
            <li
              key={slot}
              className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 border-line py-2.5 not-first:border-t"
            >
              <MovementFigure movement={movement} />
              <span className="leading-tight font-[600]">
                {movements[movement].name}
                <small className="block text-[0.8125rem] font-[480] text-ink-3">
                  {text.standardReps({ reps: formatNumber(standardTarget(path, slot, day)) })}
                </small>
              </span>
              <b className="numeral text-2xl tracking-normal">{targetsText(movement, targets[slot])}</b>
            </li>
          );
        })}
      </ul>
      <dl className="border-t border-line">
        <Row name={text.total}>{text.reps({ reps: formatNumber(reps) })}</Row>
        {usual && (
          <Row name={usual.days < 7 ? text.daysSoFar : text.lastSevenDays}>
            {text.perDay({ reps: formatNumber(usual.reps) })}
          </Row>
        )}
      </dl>
      {isFarAbove(reps, usual) && (
        <p className="mt-1 mb-2 flex items-start gap-2 rounded-2 bg-partial-soft px-3 py-2.5 text-sm text-partial-ink">
          <Icon name="warning" size={18} className="mt-px" />
          {text.farAboveUsual}
        </p>
      )}
      <p className="mt-2 mb-4 text-sm text-ink-2">
        {canAdoptChange && wouldStartTomorrow && `${text.todayIsBegun} `}
        {text.runStays}
      </p>
      {children}
    </Card>
  );
}

function Row({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-line py-2.5 not-first:border-t">
      <dt className="label">{name}</dt>
      <dd className="font-[700]">{children}</dd>
    </div>
  );
}
