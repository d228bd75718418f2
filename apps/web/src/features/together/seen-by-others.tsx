import type { GroupKind } from '@hundred/domain/together/group-limits';

const name = 'Your display name, and your VIP ring where you show it';

/** What members of a group see about each other. */
const visibleFacts: Record<GroupKind, readonly string[]> = {
  team: [
    name,
    'Your day and your streak',
    'Whether today is done, open or rested',
    'Your completed days and reps of the week and the month',
  ],
  challenge: [
    name,
    'Your day and your streak',
    'Whether today is done, open or rested',
    'Your completed days and reps on the dates of the challenge',
  ],
  room: [
    name,
    'Your day, whether it is open, and which of its three exercises are done',
    'Whether you are here and ready, and the cheers you send',
  ],
};

const hiddenFacts = 'Never your training plan, effort, times, age group or e-mail.';

/** Shown before a person joins, and afterwards on the group's page. */
export function SeenByOthers({ kind }: { kind: GroupKind }) {
  return (
    <>
      <ul className="grid list-disc gap-1 pl-5 text-ink-2">
        {visibleFacts[kind].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-2 text-ink-2">{hiddenFacts}</p>
    </>
  );
}
