import { restAllowance } from '@hundred/domain/challenge/facts/allowance';
import { exerciseIds, exerciseNames, programLength, seasonOneTarget } from '@hundred/domain/days/exercises';
import { standardMovement } from '@hundred/domain/programs/program';
import { Button, ButtonLink } from '../../ui/button';
import { MovementFigure } from '../../ui/figures/movement-figure';
import { StepActions, StepForm } from './step-form';

export function HowItWorksStep({ onContinue }: { onContinue: () => void }) {
  return (
    <StepForm onSubmit={onContinue}>
      <p className="text-lg text-ink-2">
        Welcome to Hundred: a hundred days, three exercises, no equipment. This is how it works.
      </p>
      <ul className="mt-6 grid grid-cols-3 gap-3 max-phone:grid-cols-1">
        {exerciseIds.map((id) => (
          <li
            key={id}
            className="grid justify-items-center gap-2 rounded-3 border border-line bg-surface [--ground:var(--color-surface)] px-2 py-4 text-center text-sm leading-tight font-[620]"
          >
            <MovementFigure movement={standardMovement(null, id)} />
            {exerciseNames[id]}
          </li>
        ))}
      </ul>
      <dl className="mt-6 flex flex-wrap items-end gap-x-8 gap-y-3">
        <Target day="Day 1" reps={seasonOneTarget(1)} />
        <Target day={`Day ${programLength}`} reps={seasonOneTarget(programLength)} />
      </dl>
      <ol className="mt-6 grid list-decimal gap-2 pl-5 text-ink-2 marker:font-[680] marker:text-ink">
        <li>
          Day 1 is 10 reps of each exercise. Every day adds one: <b>Day 100 = 109 reps</b>.
        </li>
        <li>All three on the same date complete the day. Until then the same day waits for you.</li>
        <li>
          Completed days in a row make a streak. Your {restAllowance} rest days keep it when life gets in the
          way.
        </li>
      </ol>
      <StepActions>
        <Button type="submit" look="next" size="large">
          Get Started
        </Button>
      </StepActions>
      <div className="mt-6 border-t border-line pt-3">
        <ButtonLink
          to="/settings/security"
          look="text"
          size="small"
          className="-ml-4 max-tablet:ml-0 max-tablet:w-full"
        >
          Bring your data from another installation
        </ButtonLink>
      </div>
    </StepForm>
  );
}

function Target({ day, reps }: { day: string; reps: number }) {
  return (
    <div>
      <dt className="label">{day}</dt>
      <dd className="mt-1">
        <span className="numeral text-numeral-md">{reps}</span>
        <span className="ml-1.5 text-sm font-[560] text-ink-3">reps each</span>
      </dd>
    </div>
  );
}
