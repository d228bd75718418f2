import { mobility } from '@hundred/domain/recovery/mobility';
import type { SessionDate } from '@hundred/domain/recovery/session-dates';
import type { SessionPlan } from '@hundred/domain/recovery/sessions';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { classNames } from '../../ui/class-names';
import { MobilityFigure } from './mobility-figure';
import { text } from './text';

type Props = { sessionPlan: SessionPlan; todaysSession: SessionDate | null; onBegin: () => void };

/** The movements of a session, before it begins. */
export function SessionOverview({ sessionPlan, todaysSession, onBegin }: Props) {
  return (
    <>
      {todaysSession && <p className="mb-4 max-w-[60ch] text-ink-2">{text.secondToday}</p>}
      <Button look="next" size="large" onClick={onBegin} className="mb-6 max-tablet:w-full">
        {text.begin}
      </Button>
      <ul
        className={classNames(
          'grid grid-cols-2 gap-3 tablet:grid-cols-3',
          sessionPlan.movements.length === 5 ? 'desktop:grid-cols-5' : 'desktop:grid-cols-4',
        )}
      >
        {sessionPlan.movements.map((movement) => (
          <li key={movement}>
            <Card className="grid h-full gap-3">
              <MobilityFigure movement={movement} beside={sessionPlan.movements} className="h-20" />
              <h2 className="text-md font-[660]">{mobility[movement].name}</h2>
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}
