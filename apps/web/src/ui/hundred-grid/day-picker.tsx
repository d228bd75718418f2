import { type KeyboardEvent, useRef, useState } from 'react';
import { describeDay } from './describe-days';
import { type DayRange, type HundredDays, rowLength } from './geometry';

type Props = { days: HundredDays; range: DayRange; label: string; onPickDay: (day: number) => void };

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -rowLength,
  ArrowDown: rowLength,
};

/** Invisible buttons over the cells: one tab stop, arrow keys between the days. */
export function DayPicker({ days, range, label, onPickDay }: Props) {
  const [reached, setReached] = useState(days.today);
  const group = useRef<HTMLDivElement>(null);
  const dayNumbers = Array.from({ length: range.last - range.first + 1 }, (_, index) => range.first + index);

  function move(event: KeyboardEvent) {
    const target =
      event.key === 'Home'
        ? range.first
        : event.key === 'End'
          ? range.last
          : reached + (steps[event.key] ?? 0);
    if (target === reached || target < range.first || target > range.last) return;
    event.preventDefault();
    setReached(target);
    group.current?.querySelector<HTMLButtonElement>(`[data-day="${target}"]`)?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls; these are the days of a picture
    <div
      ref={group}
      role="group"
      aria-label={label}
      onKeyDown={move}
      className="grid-picker absolute grid grid-cols-10"
    >
      {dayNumbers.map((day) => (
        <button
          key={day}
          type="button"
          data-day={day}
          tabIndex={day === reached ? 0 : -1}
          aria-label={describeDay(day, days)}
          aria-current={day === days.today ? 'date' : undefined}
          onFocus={() => setReached(day)}
          onClick={() => onPickDay(day)}
          className="rounded-1 hover:bg-ink/10"
        />
      ))}
    </div>
  );
}
