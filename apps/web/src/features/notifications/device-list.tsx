import type { Device } from '@hundred/contract/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { browserName } from '../../platform/device/browser-name';
import { formatSince } from '../../platform/format/format-since';
import { ApiError } from '../../platform/http/api';
import { useApi } from '../../platform/session';
import { Button } from '../../ui/button';
import { RetryButton } from '../../ui/feedback/retry-button';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton';
import { toast } from '../../ui/feedback/toast-store';
import { TitledCard } from '../../ui/titled-card';
import { text } from './panel/text';
import { devicesQuery, pushKey, thisDeviceQuery } from './push-queries';
import { disableNotifications } from './this-device';

/** Every device that gets the person's notifications. */
export function DeviceList() {
  return (
    <TitledCard title={text.devices.title}>
      <DeviceRows />
    </TitledCard>
  );
}

function DeviceRows() {
  const api = useApi();
  const { data: thisDevice } = useQuery(thisDeviceQuery(api));
  const { data, error, refetch, isFetching } = useQuery(devicesQuery(api));
  if (!data && error)
    return (
      <>
        <p role="alert" className="text-ink-2">
          {error.message}
        </p>
        <RetryButton size="small" className="mt-4" isRetrying={isFetching} onRetry={() => void refetch()} />
      </>
    );
  if (!data || !thisDevice)
    return (
      <SkeletonGroup label={text.devices.loading}>
        <Skeleton className="h-14" />
      </SkeletonGroup>
    );
  if (data.devices.length === 0) return <p className="text-ink-2">{text.devices.none}</p>;
  return (
    <ul className="-my-3 divide-y divide-line">
      {data.devices.map((device) => (
        <DeviceRow key={device.id} device={device} isThisDevice={device.id === thisDevice.device} />
      ))}
    </ul>
  );
}

function DeviceRow({ device, isThisDevice }: { device: Device; isThisDevice: boolean }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const name = browserName(device.userAgent, text.devices.unknownBrowser);
  const date = formatSince(Date.parse(device.createdAt));
  const removeMutation = useMutation({
    mutationFn: async () => {
      // Removed only from the list, this device would register again with the next start.
      if (isThisDevice) await disableNotifications(api);
      else await removeDevice(() => api.delete(`/notifications/devices/${device.id}`));
    },
    onError: (error) => toast(text.devices.notRemoved({ name, reason: error.message }), 'error'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: pushKey }),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="flex-[1_1_9rem]">
        <p className="font-[600]">{name}</p>
        <p className="text-sm text-ink-2">
          {isThisDevice ? text.devices.thisSince({ date }) : text.devices.since({ date })}
        </p>
      </div>
      <Button
        size="small"
        aria-label={text.devices.removeNamed({ name })}
        busy={removeMutation.isPending}
        busyText={text.devices.removing}
        onClick={() => removeMutation.mutate()}
      >
        {text.devices.remove}
      </Button>
    </li>
  );
}

/** A device that is already removed, by a second tap or from another device, counts as success. */
async function removeDevice(request: () => Promise<unknown>): Promise<void> {
  try {
    await request();
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
  }
}
