import { exerciseNames } from '@hundred/domain/days/exercises';
import { useMutation } from '@tanstack/react-query';
import { formatDate, formatMoment } from '../platform/format';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { DateLook } from '../ui/hundred-grid/date-look';
import type { Deed } from './deed';
import { useTrainingLog } from './training-log';

/** What the server did not count, why, and what can be done about it. */
export function RefusedDeeds({ deeds }: { deeds: readonly Deed[] }) {
  return (
    <div role="alert" className="mb-6 grid gap-3 tablet:mb-12">
      {deeds.map((deed) => (
        <RefusedDeed key={deed.order} deed={deed} />
      ))}
    </div>
  );
}

function RefusedDeed({ deed }: { deed: Deed }) {
  const log = useTrainingLog();
  const again = useMutation({ mutationFn: () => log.retry(deed) });
  const code = deed.refusal?.code ?? '';
  return (
    <Card tone="open" className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <DateLook state="missed" size={36} />
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-lg">{nameOf(deed)} was not counted</h2>
        <p className="mt-1 text-ink-2">
          Done on {deed.localDate ? formatDate(deed.localDate) : formatMoment(deed.at)}.{' '}
          {deed.refusal?.message}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {!hopeless.has(code) && (
          <Button
            look="ink"
            size="small"
            busy={again.isPending}
            busyText="Sending..."
            onClick={() => again.mutate()}
          >
            {againWords[code] ?? 'Try again'}
          </Button>
        )}
        <Button size="small" onClick={() => log.discard(deed)}>
          Remove it
        </Button>
      </div>
    </Card>
  );
}

/** Time makes these no better. */
const hopeless = new Set(['too_late', 'before_first_run']);

const againWords: Record<string, string> = {
  clock_ahead: 'Count it for now',
  date_mismatch: 'Count it anyway',
};

function nameOf(deed: Deed): string {
  switch (deed.kind) {
    case 'completeExercise':
      return exerciseNames[deed.exercise];
    case 'takeRestDay':
      return 'A rest day';
    case 'takeBackRestDay':
      return 'Taking back a rest day';
  }
}
