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
import { text } from './panel/text';
import { pushKey, thisDeviceQuery } from './push-queries';
import { pushProblem } from './push-subscription';
import { disableNotifications, enableNotifications, type ThisDevice } from './this-device';
import { unblockSteps } from './unblock-steps';

/** Whether this device shows notifications, and how to change that. */
export function PushPanel() {
  const { data } = useQuery(thisDeviceQuery(useApi()));
  usePermissionChanges();
  return <TitledCard title={text.title}>{data ? <DeviceState {...data} /> : <Loading />}</TitledCard>;
}

function Loading() {
  return (
    <SkeletonGroup label={text.loading}>
      <Skeleton className="h-12" />
    </SkeletonGroup>
  );
}

function DeviceState({ state, problem }: ThisDevice) {
  if (state === 'unsupported') return <Unsupported />;
  return state === 'denied' ? <Blocked /> : <PushSwitch state={state} deviceProblem={problem} />;
}

type SwitchProps = {
  state: keyof typeof text.hints;
  /** Why a device that was on gets nothing. */
  deviceProblem: string | undefined;
};

function PushSwitch({ state, deviceProblem }: SwitchProps) {
  const isOn = state === 'subscribed';
  const api = useApi();
  const queryClient = useQueryClient();
  const switchMutation = useMutation({
    mutationFn: (on: boolean) => (on ? enableNotifications(api) : disableNotifications(api)),
    onSuccess: (device) => queryClient.setQueryData(thisDeviceQuery(api).queryKey, device),
    onError: (_error, on) => toast(on ? text.enableFailed : text.disableFailed, 'error', readingTime),
    onSettled: () => queryClient.invalidateQueries({ queryKey: pushKey }),
  });
  const problem = switchMutation.error
    ? pushProblem(switchMutation.error)
    : (switchMutation.data?.problem ?? deviceProblem);
  return (
    <>
      <Switch
        label={text.toggle}
        hint={switchMutation.isPending ? text.oneMoment : text.hints[state]}
        isOn={switchMutation.isPending ? switchMutation.variables : isOn}
        onSwitch={(on) => switchMutation.mutate(on)}
        busy={switchMutation.isPending}
      />
      {problem && !switchMutation.isPending && (
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
  const testMutation = useMutation({
    mutationFn: () => api.post('/notifications/test'),
    onSuccess: () => toast(text.testSent, 'success'),
    onError: () => toast(text.testFailed, 'error', readingTime),
    onSettled: () => queryClient.invalidateQueries({ queryKey: pushKey }),
  });
  return (
    <Button
      size="small"
      icon="bell"
      className="mt-5"
      busy={testMutation.isPending}
      busyText={text.sendingTest}
      onClick={() => testMutation.mutate()}
    >
      {text.sendTest}
    </Button>
  );
}

function Blocked() {
  return (
    <Notice icon="lock" tone="text-missed-ink" title={text.blocked}>
      <p>{text.unblockInBrowser}</p>
      <ol className="mt-2 list-decimal space-y-1 pl-5">
        {unblockSteps(navigator).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Notice>
  );
}

/** Says why there is no switch. On an iPhone or iPad only an app on the home screen may show notifications. */
function Unsupported() {
  if (!isSecureContext)
    return (
      <Notice title={text.insecure}>
        <p>{text.insecureHint}</p>
      </Notice>
    );
  if (isIos(navigator) && !isInstalled())
    return (
      <Notice title={text.needsInstalledApp}>
        <p>
          <Icon name="share" size={18} className="inline align-[-3px]" /> {text.installHint}
        </p>
      </Notice>
    );
  return (
    <Notice title={text.unsupported}>
      <p>{text.unsupportedHint}</p>
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
    let isUnmounted = false;
    const reload = () => void queryClient.invalidateQueries({ queryKey: pushKey });
    navigator.permissions
      ?.query({ name: 'notifications' })
      .then((status) => {
        if (isUnmounted) return;
        permission = status;
        status.addEventListener('change', reload);
      })
      // Some browsers refuse this query. Then the state is read again when the page is shown.
      .catch(() => {});
    return () => {
      isUnmounted = true;
      permission?.removeEventListener('change', reload);
    };
  }, [queryClient]);
}
