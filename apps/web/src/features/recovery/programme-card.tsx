import type { ProgrammeId } from '@hundred/domain/recovery/programmes';
import { type ProgrammeProgress, progressIn } from '@hundred/domain/recovery/progress';
import type { SessionDate } from '@hundred/domain/recovery/session-dates';
import { programmes, sessionOf } from '@hundred/domain/recovery/sessions';
import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { MobilityFigure } from './mobility-figure';
import { SessionCells } from './session-cells';
import { lengthText, minutesOf } from './session-length';
import { text } from './text';

type Props = {
  programme: ProgrammeId;
  dates: readonly SessionDate[];
  /** Today's session of any programme, because one a day is enough. */
  todaysSession: SessionDate | null;
  /** What the plan asks for at the next session. */
  planLine?: (session: number) => ReactNode;
};

function startText({ next, done }: ProgrammeProgress): string {
  if (next === null) return text.startAgain;
  return done.length === 0 ? text.start : text.startSession({ session: next });
}

/** One programme: its sessions, the movements of the next one, and the button that opens it. */
export function ProgrammeCard({ programme, dates, todaysSession, planLine }: Props) {
  const titleId = useId();
  const { name, about } = programmes[programme];
  const progress = progressIn(programme, dates);
  const { next } = progress;
  const sessionPlan = sessionOf(programme, next ?? 1);
  if (!sessionPlan) return null;
  return (
    <Card aria-labelledby={titleId} className="flex flex-col">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={titleId} className="text-lg">
          {name}
        </h2>
        <span className="flex-none text-sm font-[560] text-ink-2">{minutesOf(sessionPlan)}</span>
      </div>
      <p className="mt-1 mb-4 text-ink-2">{about}</p>
      <SessionCells programme={programme} progress={progress} />
      <div className="my-4 grid grid-cols-4 items-end gap-2 rounded-2 bg-sunk/60 p-3">
        {sessionPlan.movements.slice(0, 4).map((movement) => (
          <MobilityFigure
            key={movement}
            movement={movement}
            beside={sessionPlan.movements}
            className="h-12"
          />
        ))}
      </div>
      <p className="text-ink-2">
        {next === null ? text.allDone : text.next({ session: next, length: lengthText(sessionPlan) })}
      </p>
      {next !== null && planLine?.(next)}
      <div className="mt-auto pt-4">
        {todaysSession ? (
          <p className="flex min-h-12 items-center font-[600] text-done-ink">
            {todaysSession.programme === programme
              ? text.doneToday({ session: todaysSession.session })
              : text.otherDoneToday}
          </p>
        ) : (
          <ButtonLink to={`/coach/recovery/${programme}/${next ?? 1}`} wide>
            {startText(progress)}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
