import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useApi } from '../../platform/session';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { toast } from '../../ui/feedback/toast-store';
import { pushKey, thisDeviceQuery } from './push-queries';
import { pushProblem } from './push-subscription';
import { text } from './text';
import { enableNotifications } from './this-device';

type Props = {
  /** The time of the reminder; null if weekdays have times of their own. */
  time: string | null;
  onDecline: () => void;
  /** Whether it is part of the celebration of a day, where it has little room and no card of its own. */
  isCompact?: boolean;
};

/** Asks whether to send reminders, before the browser asks: unlike a refusal there, "Not now" here blocks nothing. */
export function ReminderQuestion({ time, onDecline, isCompact = false }: Props) {
  const titleId = useId();
  const { request, isPending, problem } = useEnableNotifications(time);
  const title = time === null ? text.question : text.questionAt({ time });
  const problemAlert = problem && (
    <p role="alert" className="mt-2 text-sm text-missed-ink">
      {problem}
    </p>
  );
  const buttons = (
    <>
      <Button
        icon="bell"
        className={isCompact ? 'max-tablet:px-3' : ''}
        busy={isPending}
        busyText={text.oneMoment}
        onClick={request}
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
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="mb-2 text-base font-[660] tracking-normal">
          {title}
        </h2>
        <div className="flex flex-wrap gap-1.5">{buttons}</div>
        {problemAlert}
      </section>
    );
  return (
    <Card
      aria-labelledby={titleId}
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <div className="min-w-0 flex-[1_1_18rem]">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        <p className="mt-1 text-ink-2">{text.questionHint}</p>
        {problemAlert}
      </div>
      <div className="flex flex-wrap gap-2">{buttons}</div>
    </Card>
  );
}

/** Requests the permission of the browser and switches notifications on. */
function useEnableNotifications(time: string | null) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => enableNotifications(api),
    onSuccess: (device) => {
      queryClient.setQueryData(thisDeviceQuery(api).queryKey, device);
      if (device.state === 'subscribed')
        toast(time === null ? text.remindersOn : text.seeYouAt({ time }), 'success');
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: pushKey }),
  });
  return {
    request: () => mutate(),
    isPending,
    problem: error ? pushProblem(error) : data?.problem,
  };
}
