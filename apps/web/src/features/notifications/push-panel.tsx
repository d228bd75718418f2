import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { isInstalled, isIos } from '../../platform/device/ios';
import { useApi } from '../../platform/session';
import { Button } from '../../ui/button';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton';
import { readingTime, toast } from '../../ui/feedback/toast-store';
import { Switch } from '../../ui/forms/switch';
import { Icon } from '../../ui/icon';
import { TitledCard } from '../../ui/titled-card';
import { pushKey, thisDeviceQuery } from './push-queries';
import { disable, enable, pushProblem, type ThisDevice } from './this-device';
import { unblockSteps } from './unblock-steps';

const hints = {
  default: 'Off. Your browser asks you once.',
  granted: 'Off. Your browser already allows them.',
  subscribed: 'On.',
};

/** Whether this device shows notifications, and how to change that. */
export function PushPanel() {
  const { data } = useQuery(thisDeviceQuery(useApi()));
  usePermissionChanges();
  return <TitledCard title="Push notifications">{data ? <DeviceState {...data} /> : <Loading />}</TitledCard>;
}

function Loading() {
  return (
    <SkeletonGroup label="Loading">
      <Skeleton className="h-12" />
    </SkeletonGroup>
  );
}

function DeviceState({ state, problem }: ThisDevice) {
  if (state === 'unsupported') return <Unsupported />;
  return state === 'denied' ? <Blocked /> : <Toggle state={state} found={problem} />;
}

/** `found` explains why a device that was on gets nothing. */
function Toggle({ state, found }: { state: keyof typeof hints; found: string | undefined }) {
  const isOn = state === 'subscribed';
  const api = useApi();
  const queryClient = useQueryClient();
  const changing = useMutation({
    mutationFn: (on: boolean) => (on ? enable(api) : disable(api)),
    onSuccess: (now) => queryClient.setQueryData(thisDeviceQuery(api).queryKey, now),
    onError: (_error, on) =>
      toast(`Failed to ${on ? 'enable' : 'disable'} notifications. Please try again.`, 'error', readingTime),
    onSettled: () => queryClient.invalidateQueries({ queryKey: pushKey }),
  });
  const problem = changing.error
    ? pushProblem(changing.error)
    : changing.isPending
      ? undefined
      : (changing.data?.problem ?? found);
  return (
    <>
      <Switch
        label="Notifications on this device"
        hint={changing.isPending ? 'One moment.' : hints[state]}
        isOn={changing.isPending ? changing.variables : isOn}
        onSwitch={(on) => changing.mutate(on)}
        busy={changing.isPending}
      />
      {problem && (
        <p role="alert" className="mt-3 text-sm text-missed-ink">
          {problem}
        </p>
      )}
      {isOn && <TestButton />}
    </>
  );
}

function TestButton() {
  const api = useApi();
  const queryClient = useQueryClient();
  const testing = useMutation({
    mutationFn: () => api.post('/notifications/test'),
    onSuccess: () => toast('Test notification sent! You should receive it shortly.', 'success'),
    onError: () =>
      toast(
        'Failed to send test notification. Please make sure notifications are enabled.',
        'error',
        readingTime,
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: pushKey }),
  });
  return (
    <Button
      size="small"
      icon="bell"
      className="mt-5"
      busy={testing.isPending}
      busyText="Sending..."
      onClick={() => testing.mutate()}
    >
      Send test notification
    </Button>
  );
}

function Blocked() {
  return (
    <Notice icon="lock" tone="text-missed-ink" title="Notifications are blocked for this site.">
      <p>Only you can let them through again, in your browser:</p>
      <ol className="mt-2 list-decimal space-y-1 pl-5">
        {unblockSteps(navigator).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Notice>
  );
}

/** On an iPhone or iPad only an app on the home screen may show notifications. */
function Unsupported() {
  if (!isSecureContext)
    return (
      <Notice title="Push notifications need an address that begins with https.">
        <p>This page was opened without it. Open Hundred by its https address and come back to this page.</p>
      </Notice>
    );
  if (isIos(navigator) && !isInstalled())
    return (
      <Notice title="On iPhone and iPad, notifications need the installed app.">
        <p>
          Tap <Icon name="share" size={18} className="inline align-[-3px]" /> Share, then Add to Home Screen.
          Open Hundred from there and come back to this page.
        </p>
      </Notice>
    );
  return (
    <Notice title="This browser cannot show push notifications.">
      <p>They need a browser with push support. You can switch them on from another device.</p>
    </Notice>
  );
}

type NoticeProps = { icon?: 'info' | 'lock'; tone?: string; title: string; children: ReactNode };

/** Shown in place of the switch if there is nothing to switch. */
function Notice({ icon = 'info', tone = 'text-ink-2', title, children }: NoticeProps) {
  return (
    <div role="status" className="flex gap-3">
      <Icon name={icon} className={tone} />
      <div>
        <p className="font-[600]">{title}</p>
        <div className="mt-1 text-ink-2">{children}</div>
      </div>
    </div>
  );
}

/** A change in the browser's settings shows here at once. */
function usePermissionChanges(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let permission: PermissionStatus | undefined;
    let isGone = false;
    const look = () => void queryClient.invalidateQueries({ queryKey: pushKey });
    navigator.permissions
      ?.query({ name: 'notifications' })
      .then((status) => {
        if (isGone) return;
        permission = status;
        status.addEventListener('change', look);
      })
      // Some browsers refuse this query. Then the state is read again when the page is shown.
      .catch(() => {});
    return () => {
      isGone = true;
      permission?.removeEventListener('change', look);
    };
  }, [queryClient]);
}
