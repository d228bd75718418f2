import type { Room, RoomMember } from '@hundred/contract/rooms';
import { exerciseIds, exerciseNames } from '@hundred/domain/days/exercises';
import { cheerLooks } from './cheer-looks';
import { nameOf } from './group-words';

/** What somebody who hears the page is told after an answer of the room: each thing once, and nothing of themselves. */
export function roomNews(before: Room, after: Room): string[] {
  const known = new Map(before.members.map((member) => [member.id, member]));
  return after.members
    .filter(({ isMe }) => !isMe)
    .flatMap((member) => {
      const earlier = known.get(member.id);
      return earlier ? newsOf(earlier, member) : [`${nameOf(member)} has joined.`];
    });
}

function newsOf(before: RoomMember, after: RoomMember): string[] {
  const name = nameOf(after);
  const news: string[] = [];
  const done = exerciseIds.filter((id) => after.standing?.marks[id] && !before.standing?.marks[id]);
  if (done.length > 0 && after.standing?.today === 'done') news.push(`${name} is done with all three.`);
  else news.push(...done.map((id) => `${name} is done with ${exerciseNames[id]}.`));
  if (after.cheer && after.cheer.at !== before.cheer?.at)
    news.push(`${name}: ${cheerLooks[after.cheer.cheer].name}!`);
  return news;
}
