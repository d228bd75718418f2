import type { RunAgainstRun } from '@hundred/domain/insights/run-against-run';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../platform/format/format';
import { Card } from '../../../ui/card';
import { text } from './text';

const rows = ['reps', 'dates', 'rests', 'missed'] as const;

/** Compares two runs on the same day number. `children` is the field that selects the earlier one. */
export function RunAgainstRunCard({
  comparison,
  children,
}: {
  comparison: RunAgainstRun;
  children: ReactNode;
}) {
  const { day, run, earlier } = comparison;
  return (
    <Card className="mt-4 grid gap-6 tablet:grid-cols-2 desktop:mt-6">
      <div>
        <h2 className="text-lg">{text.compareRuns}</h2>
        <p className="mt-1 mb-4 text-sm text-ink-2">{text.comparedAt({ day: formatNumber(day) })}</p>
        {children}
      </div>
      <table className="w-full border-collapse self-start">
        <caption className="sr-only">{text.compareRuns}</caption>
        <thead>
          <tr className="text-sm text-ink-3">
            <th scope="col" className="py-2 text-left font-[560]">
              {text.byDay({ day: formatNumber(day) })}
            </th>
            <th scope="col" className="py-2 text-right font-[560]">
              {text.thisRun}
            </th>
            <th scope="col" className="py-2 text-right font-[560]">
              {text.earlierRun}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((id) => (
            <tr key={id} className="border-t border-line">
              <th scope="row" className="py-3 text-left text-sm font-[430] text-ink-2">
                {text.compared[id]}
              </th>
              <td className="py-3 text-right font-[720]">{formatNumber(run[id])}</td>
              <td className="py-3 text-right">{formatNumber(earlier[id])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
