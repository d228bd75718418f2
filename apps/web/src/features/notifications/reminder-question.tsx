import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useApi } from '../../platform/session';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { toast } from '../../ui/feedback/toast-store';
import { pushKey, thisDeviceQuery } from './push-queries';
import { pushProblem } from './push-subscription';
import { text } from './text';
import { enable } from './this-device';

type Props = {
  /** The time of the reminder; null if weekdays have times of their own. */
  time: string | null;
  onDecline: () => void;
  /** In the celebration of a day, where it is part of the page and has little room. */
  isCompact?: boolean;
};

/** Asks with our own text before the browser asks, because a no here blocks nothing. */
export function ReminderQuestion({ time, onDecline, isCompact = false }: Props) {
  const api = useApi();
  const queryClient = useQueryClient();
  const title = useId();
  const allowing = useMutation({
    mutationFn: () => enable(api),
    onSuccess: (device) => {
      queryClient.setQueryData(thisDeviceQuery(api).queryKey, device);
      if (device.state === 'subscribed')
        toast(time === null ? text.remindersOn : text.seeYouAt({ time }), 'success');
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: pushKey }),
  });
  const problem = allowing.error ? pushProblem(allowing.error) : allowing.data?.problem;
  const question = time === null ? text.question : text.questionAt({ time });
  const alert = problem && (
    <p role="alert" className="mt-2 text-sm text-missed-ink">
      {problem}
    </p>
  );
  const buttons = (
    <>
      <Button
        look={isCompact ? 'line' : 'ink'}
        icon="bell"
        busy={allowing.isPending}
        busyText={text.oneMoment}
        onClick={() => allowing.mutate()}
      >
        {text.remindMe}
      </Button>
      <Button look="text" onClick={onDecline}>
        {text.notNow}
      </Button>
    </>
  );
  if (isCompact)
    return (
      <section aria-labelledby={title}>
        <h2 id={title} className="mb-2 text-base font-[660] tracking-normal">
          {question}
        </h2>
        <div className="grid grid-cols-2 gap-1.5">{buttons}</div>
        {alert}
      </section>
    );
  return (
    <Card
      aria-labelledby={title}
      className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <div className="min-w-0 flex-[1_1_18rem]">
        <h2 id={title} className="text-lg">
          {question}
        </h2>
        <p className="mt-1 text-ink-2">{text.questionHint}</p>
        {alert}
      </div>
      <div className="flex flex-wrap gap-2">{buttons}</div>
    </Card>
  );
}
