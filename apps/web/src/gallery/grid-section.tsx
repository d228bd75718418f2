import { Card } from '../ui/card';
import { DateLook, type DateState } from '../ui/hundred-grid/date-look';
import type { HundredDays } from '../ui/hundred-grid/geometry';
import { GridKey } from '../ui/hundred-grid/grid-key';
import { HundredGrid } from '../ui/hundred-grid/hundred-grid';
import { Mark } from '../ui/hundred-grid/mark';
import { GridPoster } from '../ui/hundred-grid/poster';
import { Row, Section } from './section';

const day57: HundredDays = {
  today: 57,
  todayDone: false,
  streak: 23,
  seams: { 19: 'rest', 34: 'missed', 46: 'rest' },
};

const examples: Array<{ name: string; days: HundredDays; isGray?: boolean }> = [
  { name: 'Day 1', days: { today: 1, todayDone: false, streak: 0 } },
  { name: 'Day 57, open', days: day57 },
  { name: 'Day 57, complete', days: { ...day57, todayDone: true, streak: 24 } },
  { name: 'Without colour', days: day57, isGray: true },
  { name: 'A seam at the start of a row', days: { ...day57, seams: { 31: 'missed', 41: 'rest' } } },
  { name: 'Day 100, complete', days: { today: 100, todayDone: true, streak: 100 } },
];

const looks: Array<{ state: DateState; name: string; text: string }> = [
  { state: 'complete', name: 'Complete', text: 'Solid cell, check from 18 px up' },
  { state: 'partial', name: 'Partial', text: 'Solid cell with ½, edged' },
  { state: 'missed', name: 'Missed', text: 'A cross, no cell' },
  { state: 'rest', name: 'Rest Day', text: 'A level bar, no cell' },
  { state: 'today', name: 'Today', text: 'Larger cell with its number' },
  { state: 'future', name: 'Upcoming', text: 'A dot' },
];

export function GridSection() {
  return (
    <Section title="The hundred grid">
      <div className="grid grid-cols-1 gap-x-10 gap-y-12 tablet:grid-cols-2 desktop:grid-cols-4">
        {examples.map(({ name, days, isGray }) => (
          <div key={name} className={isGray ? 'grayscale' : ''}>
            <h3 className="mb-4">{name}</h3>
            <HundredGrid days={days} />
          </div>
        ))}
      </div>
      <Looks />
      <div className="grayscale">
        <Looks />
      </div>
      <div className="grid items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_340px]">
        <Card>
          <div className="mb-5 flex items-baseline justify-between">
            <h3>This row</h3>
            <span className="label">Days 51 to 60</span>
          </div>
          <HundredGrid days={day57} show="row" />
        </Card>
        <Card>
          <h3 className="mb-4">Your 100 days</h3>
          <HundredGrid days={day57} />
          <GridKey className="mt-4" />
        </Card>
      </div>
      <Row label="The mark">
        <span className="grid size-58 place-items-center rounded-[52px] bg-[#1b1813] [--color-edge:#8d8577] [--color-ink:#f8f1df]">
          <Mark size={152} />
        </span>
        <Mark size={160} />
        <Mark size={60} />
        <Mark size={30} />
        <Mark size={20} />
      </Row>
      <div className="max-w-90">
        <GridPoster label="The hundred grid" />
      </div>
    </Section>
  );
}

function Looks() {
  return (
    <ul className="grid grid-cols-2 gap-4 tablet:grid-cols-3 desktop:grid-cols-6">
      {looks.map(({ state, name, text }) => (
        <li key={state}>
          <DateLook state={state} day={57} size={64} className="m-1.5 mb-5" />
          <b className="block font-[680]">{name}</b>
          <span className="text-sm text-ink-2">{text}</span>
        </li>
      ))}
    </ul>
  );
}
