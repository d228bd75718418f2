import { badgeIds } from '@hundred/domain/challenge/facts/badge-id';
import { type MovementId, movementIds } from '@hundred/domain/movements/movements';
import { BadgeMedallion } from '../ui/badges/badge-medallion';
import { Medal } from '../ui/badges/medal';
import { Card } from '../ui/card';
import { ChartFrame } from '../ui/charts/chart-frame';
import { PartsBar, ProgressBar } from '../ui/feedback/progress-bar';
import { MovementFigure } from '../ui/figures/movement-figure';
import { Icon, iconNames } from '../ui/icon';
import { PersonInitial } from '../ui/person-initial';
import { RestPips } from '../ui/rest-pips';
import { Row, Section } from './section';

export function NumberSection() {
  return (
    <Section title="Numbers">
      <Card className="grid gap-4">
        <ProgressBar label="Badges earned" value={12} max={34} text="12 of 34" />
        <ProgressBar label="Toward Unstoppable" value={23} max={50} tone="quiet" thin />
        <ProgressBar label="Done" value={66} max={66} tone="done" />
        <PartsBar label="1 of 3 exercises complete" done={1} />
        <RestPips used={2} total={3} />
      </Card>
      <div className="grid gap-4 tablet:grid-cols-3">
        <RepCard movement="pushup" name="Push-ups" tone="done" />
        <RepCard movement="situp" name="Sit-ups" tone="next" />
        <RepCard movement="jumpingJack" name="Jumping Jacks" tone="surface" />
      </div>
    </Section>
  );
}

type RepCardProps = { movement: MovementId; name: string; tone: 'done' | 'next' | 'surface' };

function RepCard({ movement, name, tone }: RepCardProps) {
  return (
    <Card tone={tone} className="rounded-4">
      <div className={`flex items-center justify-between ${tone === 'done' ? 'text-done-ink' : ''}`}>
        <h3 className="text-ink">{name}</h3>
        <MovementFigure movement={movement} />
      </div>
      <p className="mt-4 flex items-baseline gap-2">
        <b
          className={`numeral -ml-[.045em] text-numeral-xl leading-[.8] tracking-[-.048em] ${tone === 'done' ? 'text-done-ink' : ''}`}
        >
          66
        </b>
        <span className="font-[560] text-ink-2">reps</span>
      </p>
    </Card>
  );
}

export function DrawingSection() {
  return (
    <Section title="Drawings">
      <Row label="Badges, earned">
        {badgeIds.map((id) => (
          <BadgeMedallion key={id} id={id} />
        ))}
      </Row>
      <Row label="Badges, locked">
        {badgeIds.map((id) => (
          <BadgeMedallion key={id} id={id} state="locked" />
        ))}
      </Row>
      <Card>
        <Row label="On the way">
          <BadgeMedallion id="three_quarters" state="locked" progress={56 / 75} />
          <BadgeMedallion id="ten_thousand_titan" state="locked" progress={0.66} />
          <BadgeMedallion id="century_champion" state="locked" progress={0.56} />
          <BadgeMedallion id="unstoppable" state="locked" progress={0.46} />
        </Row>
      </Card>
      <Row label="Small, as in a leaderboard">
        <BadgeMedallion id="century_champion" size={26} />
        <BadgeMedallion id="legendary_streak" size={26} />
        <BadgeMedallion id="perfect_week" size={26} />
      </Row>
      <Row label="Initials, the second of a VIP">
        <PersonInitial name="Ana" className="size-7" />
        <PersonInitial name="Ana" isVip className="size-7" />
      </Row>
      <Row label="Medals">
        <Medal rank={1} />
        <Medal rank={2} />
        <Medal rank={3} />
      </Row>
      {[44, 34, 24].map((size) => (
        <Row key={size} label={`Movements, ${size} px`}>
          {movementIds.map((id) => (
            <MovementFigure key={id} movement={id} size={size} />
          ))}
        </Row>
      ))}
      <Row label="Icons">
        {iconNames.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </Row>
    </Section>
  );
}

/** A week of the chart: the target of each exercise, and the reps of all three. */
const days = ['Day 51', 'Day 52', 'Day 53', 'Day 54', 'Day 55', 'Day 56', 'Day 57'];
const targets = [60, 61, 62, 63, 64, 65, 66];
const repsDone = [180, 183, 190, 189, 192, 195, 66];

export function ChartSection() {
  return (
    <Section title="Chart frame">
      <ChartFrame
        title="Daily Progress (Last 7 Days)"
        summary="Every target from Day 51 to Day 56 was met. Day 57 has one exercise done so far."
        series={[
          { name: 'Target Reps', sign: 'dashes', color: 'var(--color-ink-3)' },
          { name: 'Completed', sign: 'line', color: 'var(--color-done)' },
        ]}
        table={{
          columns: ['Day', 'Target Reps', 'Completed'],
          rows: days.map((day, index) => [day, String(3 * (targets[index] ?? 0)), String(repsDone[index])]),
        }}
      >
        <svg viewBox="0 0 300 90" className="block h-48 w-full" preserveAspectRatio="none" aria-hidden="true">
          <polyline
            points="0,30 50,29 100,28 150,27 200,26 250,25 300,24"
            fill="none"
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
            strokeDasharray="5 3"
            className="stroke-ink-3"
          />
          <polyline
            points="0,30 50,29 100,25 150,27 200,26 250,25 300,66"
            fill="none"
            strokeWidth={3}
            vectorEffect="non-scaling-stroke"
            className="stroke-done"
          />
        </svg>
      </ChartFrame>
    </Section>
  );
}
