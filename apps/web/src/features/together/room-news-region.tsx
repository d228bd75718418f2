import type { Room } from '@hundred/contract/rooms';
import { useEffect, useRef, useState } from 'react';
import { roomNews } from './room-news';

/** A screen reader reads what is added: older lines may go. */
const mostLines = 8;

/** Says what the others do, to those who do not see it. */
export function RoomNews({ room }: { room: Room }) {
  const before = useRef(room);
  const [lines, setLines] = useState<readonly { id: number; words: string }[]>([]);
  useEffect(() => {
    const news = roomNews(before.current, room);
    before.current = room;
    if (news.length === 0) return;
    setLines((said) => {
      const first = (said.at(-1)?.id ?? 0) + 1;
      return [...said, ...news.map((words, index) => ({ id: first + index, words }))].slice(-mostLines);
    });
  }, [room]);
  return (
    <div role="log" aria-label="What the others do" className="sr-only">
      {lines.map(({ id, words }) => (
        <p key={id}>{words}</p>
      ))}
    </div>
  );
}
