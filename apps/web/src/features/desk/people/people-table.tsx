import type { ListedPerson } from '@hundred/contract/desk/people';
import type { KeyboardEvent } from 'react';
import { formatNumber } from '../../../platform/format/format';
import { initialOf } from '../../../ui/initial-of';
import { formatChallengeDay, formatDaysSince, formatLabelledDay, nameOf } from '../desk-format';
import { text as deskText } from '../text';
import { useNow } from '../use-now';
import { text } from './text';

type Props = {
  people: readonly ListedPerson[];
  /** The heading above the plans: it differs where everyone has Premium. */
  planHeading: string;
  chosenId: string | undefined;
  onChoose: (id: string) => void;
};

/** One row is chosen; the arrow keys choose the next or the previous. On phones each row is a card. */
export function PeopleTable({ people, planHeading, chosenId, onChoose }: Props) {
  const now = useNow();
  return (
    // On a wide screen the rows scroll below their head, so that the buttons for the pages stay in view.
    <div className="overflow-hidden rounded-3 border border-line bg-surface desktop:max-h-[max(20rem,100svh-15rem)] desktop:overflow-y-auto">
      <table className="w-full border-separate border-spacing-0 text-md max-tablet:block">
        <caption className="sr-only">{text.table}</caption>
        <thead className="bg-surface max-tablet:sr-only desktop:sticky desktop:top-0 desktop:z-1">
          <tr className="text-left text-[0.8125rem] text-ink-3 *:border-b *:border-line *:px-3 *:py-2.5 *:font-[560] *:first:pl-4.5">
            <th scope="col">{text.name}</th>
            <th scope="col" className="text-right">
              {text.day}
            </th>
            <th scope="col" className="text-right">
              {text.streak}
            </th>
            <th scope="col">{text.lastActive}</th>
            <th scope="col">{planHeading}</th>
            <th scope="col">{text.status}</th>
          </tr>
        </thead>
        <tbody onKeyDown={chooseByArrow} className="max-tablet:block">
          {people.map((person) => (
            <Row
              key={person.id}
              person={person}
              now={now}
              isChosen={person.id === chosenId}
              onChoose={() => onChoose(person.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus to the row above or below, and chooses it. */
function chooseByArrow(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const next = buttons[buttons.indexOf(event.target as HTMLButtonElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}

type RowProps = { person: ListedPerson; now: number; isChosen: boolean; onChoose: () => void };

function Row({ person, now, isChosen, onChoose }: RowProps) {
  const name = nameOf(person);
  return (
    <tr
      className={`relative *:border-t *:border-line *:px-3 tablet:first:*:border-t-0 *:first:pl-4.5 max-tablet:grid max-tablet:grid-cols-[minmax(0,1fr)_auto] max-tablet:items-center max-tablet:border-t max-tablet:border-line max-tablet:px-4 max-tablet:py-2 max-tablet:first:border-0 max-tablet:*:border-0! max-tablet:*:p-0! ${
        isChosen
          ? 'bg-sunk [&>*:first-child]:shadow-[inset_4px_0_0_var(--color-ink)] max-tablet:[&>*:first-child]:shadow-none'
          : 'hover:bg-sunk/40'
      }`}
    >
      <th scope="row" className="h-13 text-left font-[430] max-tablet:h-auto">
        <button
          type="button"
          aria-current={isChosen || undefined}
          onClick={onChoose}
          className="flex min-h-11 items-center gap-3 text-left after:absolute after:inset-0"
        >
          <span
            aria-hidden="true"
            className="grid size-8 flex-none place-items-center rounded-[7px] border-[1.5px] border-edge text-sm font-[680] text-ink-2"
          >
            {initialOf(name)}
          </span>
          <span className="min-w-0">
            <b className="block leading-5 font-[660] wrap-anywhere">{name}</b>
            {person.name !== null && (
              <small className="block text-[0.8125rem] leading-5 wrap-anywhere text-ink-3">
                {person.email ?? text.noEmail}
              </small>
            )}
          </span>
        </button>
      </th>
      <td className="text-right max-tablet:text-sm">
        <span className="tablet:hidden">{formatLabelledDay(person)}</span>
        <span className="max-tablet:hidden">{formatChallengeDay(person)}</span>
      </td>
      <td className="text-right max-tablet:hidden">{formatNumber(person.streak)}</td>
      <td className="max-tablet:text-sm max-tablet:text-ink-2">{formatDaysSince(person.lastVisit, now)}</td>
      <td className="max-tablet:text-right">
        <Plan plan={person.plan} />
      </td>
      <td className="max-tablet:col-span-2 max-tablet:empty:hidden">
        <Status person={person} />
      </td>
    </tr>
  );
}

const smallText = 'text-[0.8125rem] font-[620]';

function Plan({ plan }: { plan: ListedPerson['plan'] }) {
  return (
    <span
      className={`${smallText} ${plan === 'free' ? 'text-ink-2' : 'rounded-[7px] bg-sunk px-2 py-1 in-[.bg-sunk]:bg-raised'}`}
    >
      {deskText.plans[plan]}
    </span>
  );
}

function Status({ person }: { person: ListedPerson }) {
  if (person.suspendedUntil) return <span className={`${smallText} text-missed-ink`}>{text.suspended}</span>;
  return (
    <span className={`${smallText} text-ink-2 max-tablet:hidden`}>
      {person.isOperator ? text.operator : text.active}
    </span>
  );
}
