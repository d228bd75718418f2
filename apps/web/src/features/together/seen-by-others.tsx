import type { GroupKind } from '@hundred/domain/together/group-limits';
import { text } from './text/page';

type VisibleDetail = keyof typeof text.visible;

/** What members of a group see about each other. */
const visibleDetails: Record<GroupKind, readonly VisibleDetail[]> = {
  team: ['name', 'dayAndStreak', 'today', 'weekAndMonth'],
  challenge: ['name', 'dayAndStreak', 'today', 'challenge'],
  room: ['name', 'exercises', 'presence'],
};

/** Shown before a person joins, and afterwards on the group's page. */
export function SeenByOthers({ kind }: { kind: GroupKind }) {
  return (
    <>
      <ul className="grid list-disc gap-1 pl-5 text-md text-ink-2">
        {visibleDetails[kind].map((detail) => (
          <li key={detail}>{text.visible[detail]}</li>
        ))}
      </ul>
      <p className="mt-2 text-md text-ink-2">{text.hidden}</p>
    </>
  );
}
