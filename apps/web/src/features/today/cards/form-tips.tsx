import type { Today } from '@hundred/contract/today';
import type { ExerciseId } from '@hundred/domain/days/exercises';
import { formTips } from '@hundred/domain/text/form-tips';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useCan } from '../../../challenge/premium';
import { Icon } from '../../../ui/icon';
import { text as uiText } from '../../../ui/text';
import { movementOf } from '../day/day-state';
import { text as cardText } from './text/cards';
import { text } from './text/dialogs';

type Props = { id: string; today: Today; exercise: ExerciseId };

/** Shown below the card of its exercise. */
export default function FormTips({ id, today, exercise }: Props) {
  const { name } = today.exercises[exercise];
  const movement = movementOf(today, exercise);
  const isUnlocked = useCan()('form-demonstrations');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section
      ref={panel}
      id={id}
      aria-label={cardText.formTipsName({ name })}
      className="scroll-mb-[calc(var(--bar-lift)+1rem)] rounded-3 bg-sunk/60 px-4 py-3.5 tablet:mt-4"
    >
      <h3 className="text-md">{cardText.formTipsName({ name })}</h3>
      <ul className="mt-1.5 grid gap-y-1 text-sm text-ink-2">
        {formTips[movement].map((tip) => (
          <li key={tip} className="ml-4 list-disc marker:text-ink-3">
            {tip}
          </li>
        ))}
      </ul>
      <Link
        to={`/form/${movement}`}
        className="-ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-2 px-2 text-sm font-[640] no-underline hover:underline"
      >
        {isUnlocked === false && <Icon name="lock" size={18} />}
        {text.seeInMotion}
        {isUnlocked === false && <span className="sr-only">{` ${uiText.locked}`}</span>}
      </Link>
    </section>
  );
}
