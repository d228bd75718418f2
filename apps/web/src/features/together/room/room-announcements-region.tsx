import type { Room } from '@hundred/contract/together/rooms';
import { useEffect, useRef, useState } from 'react';
import { roomAnnouncements } from './room-announcements';

/** A screen reader reads only added lines, so older ones can be removed. */
const mostLines = 8;

/** Announces to screen readers what the others do. */
export function RoomAnnouncements({ room }: { room: Room }) {
  const before = useRef(room);
  const [lines, setLines] = useState<readonly { id: number; text: string }[]>([]);
  useEffect(() => {
    const added = roomAnnouncements(before.current, room);
    before.current = room;
    if (added.length === 0) return;
    setLines((earlier) => {
      const first = (earlier.at(-1)?.id ?? 0) + 1;
      return [...earlier, ...added.map((text, index) => ({ id: first + index, text }))].slice(-mostLines);
    });
  }, [room]);
  return (
    <div role="log" aria-label="What the others do" className="sr-only">
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
