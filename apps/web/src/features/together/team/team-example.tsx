import { Card } from '../../../ui/card';
import { MemberMark, type MemberToday, todayText } from '../groups/member-mark';
import { StreakStrip } from './streak-strip';

const people: readonly [name: string, today: MemberToday][] = [
  ['Tomasz', 'done'],
  ['Adaeze', 'done'],
  ['Sam', 'done'],
  ['Jonas', 'open'],
  ['Priya', 'resting'],
  ['You', 'open'],
];

/** A team of invented people, for a person who has none. */
export function TeamExample() {
  return (
    <Card aria-label="Example of a team">
      <p className="text-sm font-[560] text-ink-3">For example</p>
      <p className="mt-1 text-xl font-[720]">Early Shift</p>
      <ul className="mt-4 grid grid-cols-3 gap-x-2 gap-y-4">
        {people.map(([name, today]) => (
          <li key={name} className="grid justify-items-center gap-2 text-center leading-tight">
            <MemberMark today={today} ownDay={name === 'You' ? 57 : undefined} />
            <span>
              <span className="block text-md font-[640]">{name}</span>
              <span className="mt-0.75 block text-sm text-ink-3">{todayText(today)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-5 mb-2 text-md text-ink-2">
        <b className="font-[680] text-ink">Team streak 11.</b> Today counts for the team already.
      </p>
      <StreakStrip
        label="The last 14 dates: one missed, then eleven counted, today gained."
        dates={['counted', 'missed', ...Array.from({ length: 11 }, () => 'counted' as const), 'gained']}
      />
    </Card>
  );
}
