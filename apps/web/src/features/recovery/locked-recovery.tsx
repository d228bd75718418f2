import { mobility } from '@hundred/domain/recovery/mobility';
import { sessionOf } from '@hundred/domain/recovery/sessions';
import { Card } from '../../ui/card';
import { MobilityFigure } from './mobility-figure';

/** A still of a real session. */
export function ExampleSession() {
  const session = sessionOf('lowerBackAndHips', 3);
  return (
    <Card>
      <h2 className="mb-4 text-lg">Lower back and hips, session 3</h2>
      <ul className="grid grid-cols-2 gap-4 tablet:grid-cols-5">
        {session?.movements.map((movement) => (
          <li key={movement} className="grid gap-2">
            <MobilityFigure movement={movement} className="h-20" />
            <span className="text-center text-sm text-ink-2">{mobility[movement].name}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
