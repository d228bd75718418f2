import type { Room, RoomMember } from '@hundred/contract/together/rooms';
import { exerciseIds, exerciseNames } from '@hundred/domain/days/exercises';
import { nameInSentence } from '@hundred/domain/text/name-in-sentence';
import { nameOf } from '../groups/group-text';
import { text as pageText } from '../text/page';
import { text } from './text';

/** The announcements between two answers of a room: each event once, and none of the person's own. */
export function roomAnnouncements(before: Room, after: Room): string[] {
  const earlierMembers = new Map(before.members.map((member) => [member.id, member]));
  return after.members
    .filter(({ isMe }) => !isMe)
    .flatMap((member) => {
      const earlier = earlierMembers.get(member.id);
      return earlier ? announcementsOf(earlier, member) : [text.joined({ name: nameOf(member) })];
    });
}

function announcementsOf(before: RoomMember, after: RoomMember): string[] {
  const name = nameOf(after);
  const announcements: string[] = [];
  const newlyDone = exerciseIds.filter((id) => after.standing?.marks[id] && !before.standing?.marks[id]);
  if (newlyDone.length > 0 && after.standing?.today === 'done')
    announcements.push(text.finishedAll({ name }));
  else
    announcements.push(
      ...newlyDone.map((id) => text.finished({ name, exercise: nameInSentence(exerciseNames[id]) })),
    );
  if (after.cheer && after.cheer.at !== before.cheer?.at)
    announcements.push(text.cheered({ name, cheer: pageText.cheers[after.cheer.cheer] }));
  return announcements;
}
