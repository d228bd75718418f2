import { mobility } from '@hundred/domain/recovery/mobility';
import { programmes, sessionOf } from '@hundred/domain/recovery/sessions';
import { Card } from '../../ui/card';
import { MobilityFigure } from './mobility-figure';
import { text } from './text';

const example = { programme: 'lowerBackAndHips', number: 3 } as const;

/** The movements of a real session as stills. */
export function ExampleSession() {
  const { programme, number } = example;
  const sessionPlan = sessionOf(programme, number);
  return (
    <Card>
      <h2 className="mb-4 text-lg">
        {text.sessionOf({ program: programmes[programme].name, session: number })}
      </h2>
      <ul className="grid grid-cols-2 gap-4 tablet:grid-cols-5">
        {sessionPlan?.movements.map((movement) => (
          <li key={movement} className="grid content-start gap-2 max-tablet:last:odd:col-span-full">
            <MobilityFigure
              movement={movement}
              beside={sessionPlan.movements}
              className="h-20 desktop:h-28"
            />
            <span className="text-center text-sm text-ink-2">{mobility[movement].name}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
