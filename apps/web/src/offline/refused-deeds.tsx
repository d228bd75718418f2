import { exerciseNames } from '@hundred/domain/days/exercises';
import { useMutation } from '@tanstack/react-query';
import { formatDate, formatMoment } from '../platform/format';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { DateLook } from '../ui/hundred-grid/date-look';
import type { Deed } from './deed';
import { listOf } from './offline-state';
import { useTrainingLog } from './training-log';

/** What the server did not count, why, and what can be done about it: one card for each date. */
export function RefusedDeeds({ deeds }: { deeds: readonly Deed[] }) {
  return (
    <div role="alert" className="mb-6 grid gap-3 tablet:mb-12">
      {byDate(deeds).map(([date, refused]) => (
        <RefusedDate key={date} date={date} deeds={refused} />
      ))}
    </div>
  );
}

function RefusedDate({ date, deeds }: { date: string; deeds: readonly Deed[] }) {
  const log = useTrainingLog();
  const again = useMutation({
    mutationFn: async () => {
      for (const deed of deeds) if (canSendAgain(deed)) await log.retry(deed);
    },
  });
  const discard = useMutation({
    mutationFn: async () => {
      for (const deed of deeds) await log.discard(deed);
    },
  });
  const reasons = [...new Set(deeds.map(({ refusal }) => refusal?.message))];
  const code = deeds.find(canSendAgain)?.refusal?.code;
  return (
    <Card tone="open" className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <DateLook state="missed" size={36} />
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-lg">
          {listOf(deeds.map(nameOf))} {deeds.length === 1 ? 'was' : 'were'} not counted
        </h2>
        <p className="mt-1 text-ink-2">
          Done on {date}. {reasons.join(' ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {code !== undefined && (
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
        <Button size="small" disabled={discard.isPending} onClick={() => discard.mutate()}>
          Remove {deeds.length === 1 ? 'it' : 'them'}
        </Button>
      </div>
    </Card>
  );
}

/** By the words for its date: two deeds of which one knows only its instant may be of the same one. */
function byDate(deeds: readonly Deed[]): [string, Deed[]][] {
  const dates = new Map<string, Deed[]>();
  for (const deed of deeds) {
    const date = deed.localDate ? formatDate(deed.localDate) : formatMoment(deed.at);
    dates.set(date, [...(dates.get(date) ?? []), deed]);
  }
  return [...dates];
}

const canSendAgain = ({ refusal }: Deed) => refusal !== undefined && !hopeless.has(refusal.code);

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
    case 'rateEffort':
      return 'How hard it was';
    case 'finishSession':
      return 'A recovery session';
  }
}
