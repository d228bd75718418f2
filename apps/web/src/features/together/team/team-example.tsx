import { Card } from '../../../ui/card';
import { MemberMark, type MemberToday, todayText } from '../groups/member-mark';
import { evenColumns } from './even-columns';
import { StreakStrip } from './streak-strip';
import { text } from './text';

/** The days of the invented people. The last one stands for the reader. */
const days: readonly MemberToday[] = ['done', 'done', 'done', 'open', 'resting', 'open'];

/** The day number of the reader in the example. */
const exampleDay = 57;

/** A team of invented people, for a person who has none. */
export function TeamExample() {
  return (
    <Card aria-label={text.example}>
      <p className="text-sm font-[560] text-ink-3">{text.forExample}</p>
      <p className="mt-1 text-xl font-[720]">{text.exampleName}</p>
      <ul className="mt-4 grid gap-y-4" style={evenColumns(days.length, '4.5rem')}>
        {text.examplePeople.map((name, index) => (
          <li key={name} className="grid justify-items-center gap-2 text-center leading-tight">
            <MemberMark
              today={days[index] ?? null}
              ownDay={index === days.length - 1 ? exampleDay : undefined}
            />
            <span>
              <span className="block text-md font-[640]">{name}</span>
              <span className="mt-0.75 block text-sm text-ink-3">{todayText(days[index] ?? null)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-5 mb-2 text-md text-ink-2">
        <b className="font-[680] text-ink">{text.exampleStreak}</b> {text.counts}
      </p>
      <StreakStrip
        label={text.exampleDays}
        dates={['counted', 'missed', ...Array.from({ length: 11 }, () => 'counted' as const), 'gained']}
      />
    </Card>
  );
}
