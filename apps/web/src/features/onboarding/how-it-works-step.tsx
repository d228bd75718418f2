import { restAllowance } from '@hundred/domain/challenge/facts/allowance';
import { exerciseIds, exerciseNames, programLength, seasonOneTarget } from '@hundred/domain/days/exercises';
import { standardMovement } from '@hundred/domain/programs/program';
import { Button, ButtonLink } from '../../ui/button';
import { MovementFigure } from '../../ui/figures/movement-figure';
import { StepActions, StepForm } from './step-form';
import { text } from './text';

/** The first step: the exercises, the first and the last target, and the rules. */
export function HowItWorksStep({ onContinue }: { onContinue: () => void }) {
  return (
    <StepForm onSubmit={onContinue}>
      <p className="text-lg text-ink-2">{text.welcome}</p>
      <ul className="mt-5 grid grid-cols-3 gap-3 max-phone:grid-cols-1">
        {exerciseIds.map((id) => (
          <li
            key={id}
            className="grid justify-items-center gap-2 rounded-3 border border-line bg-surface [--ground:var(--color-surface)] px-2 py-4 text-center text-sm leading-tight font-[620]"
          >
            {/* Without a path: the first hundred days have none. */}
            <MovementFigure movement={standardMovement(null, id)} />
            {exerciseNames[id]}
          </li>
        ))}
      </ul>
      <dl className="mt-5 flex flex-wrap items-end gap-x-8 gap-y-3">
        <Target day={1} />
        <Target day={programLength} />
      </dl>
      <ol className="mt-5 grid list-decimal gap-2 pl-4.5 *:pl-2 text-pretty text-ink-2 marker:font-[680] marker:text-ink">
        <li>{text.repsRule}</li>
        <li>{text.dayRule}</li>
        <li>{text.streakRule({ restDays: restAllowance })}</li>
      </ol>
      <StepActions isSticky>
        <Button type="submit" look="next" size="large">
          {text.getStarted}
        </Button>
      </StepActions>
      <div className="mt-3 border-t border-line pt-3">
        <ButtonLink
          to="/settings/security"
          look="text"
          size="small"
          className="-ml-4 max-tablet:ml-0 max-tablet:w-full"
        >
          {text.importData}
        </ButtonLink>
      </div>
    </StepForm>
  );
}

function Target({ day }: { day: number }) {
  return (
    <div>
      <dt className="label">{text.day({ day })}</dt>
      <dd className="mt-1">
        <span className="numeral text-numeral-md">{seasonOneTarget(day)}</span>{' '}
        <span className="ml-0.5 text-sm font-[560] text-ink-3">{text.repsEach}</span>
      </dd>
    </div>
  );
}
