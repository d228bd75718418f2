import type { Room } from '@hundred/contract/together/rooms';
import { useEffect, useRef, useState } from 'react';
import { roomAnnouncements } from './room-announcements';
import { text } from './text';

/** A screen reader reads only added lines, so older ones can be removed. */
const mostLines = 8;

/** Announces to screen readers what the others do. */
export function RoomAnnouncements({ room }: { room: Room }) {
  const previousRoom = useRef(room);
  const [lines, setLines] = useState<readonly { id: number; line: string }[]>([]);
  useEffect(() => {
    const newLines = roomAnnouncements(previousRoom.current, room);
    previousRoom.current = room;
    if (newLines.length === 0) return;
    setLines((earlier) => {
      const first = (earlier.at(-1)?.id ?? 0) + 1;
      return [...earlier, ...newLines.map((line, index) => ({ id: first + index, line }))].slice(-mostLines);
    });
  }, [room]);
  return (
    <div role="log" aria-label={text.announcements} className="sr-only">
      {lines.map(({ id, line }) => (
        <p key={id}>{line}</p>
      ))}
    </div>
  );
}
