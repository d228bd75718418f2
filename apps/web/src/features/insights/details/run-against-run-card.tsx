import type { RunAgainstRun, RunSoFar } from '@hundred/domain/insights/run-against-run';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../platform/format/format';
import { Card } from '../../../ui/card';

const rows: readonly { name: string; of: (run: RunSoFar) => number }[] = [
  { name: 'Reps', of: ({ reps }) => reps },
  { name: 'Dates it took', of: ({ dates }) => dates },
  { name: 'Rest days', of: ({ rests }) => rests },
  { name: 'Missed dates', of: ({ missed }) => missed },
];

/** Compares two runs on the same day number. */
export function RunAgainstRunCard({ compared, children }: { compared: RunAgainstRun; children: ReactNode }) {
  const { day, run, earlier } = compared;
  return (
    <Card className="mt-4 grid gap-6 tablet:grid-cols-2 desktop:mt-6">
      <div>
        <h2 className="text-lg">Run against run</h2>
        <p className="mt-1 mb-4 text-sm text-ink-2">
          Both as they stood once Day {formatNumber(day)} was done.
        </p>
        {children}
      </div>
      <table className="w-full border-collapse self-start">
        <caption className="sr-only">Run against run</caption>
        <thead>
          <tr className="text-sm text-ink-3">
            <th scope="col" className="py-2 text-left font-[560]">
              By Day {formatNumber(day)}
            </th>
            <th scope="col" className="py-2 text-right font-[560]">
              This run
            </th>
            <th scope="col" className="py-2 text-right font-[560]">
              Earlier
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-3 text-left text-sm font-[430] text-ink-2">
                {name}
              </th>
              <td className="py-3 text-right font-[720]">{formatNumber(of(run))}</td>
              <td className="py-3 text-right">{formatNumber(of(earlier))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
