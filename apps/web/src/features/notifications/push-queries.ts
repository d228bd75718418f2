import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../platform/http/api';
import { pushState, pushStateAtOnce, registerAgain, type ThisDevice } from './this-device';

/** The key above those of this device and of all devices. */
export const pushKey = ['push'] as const;

/** Read again whenever the page is shown, because permissions change in the browser's own settings. */
export const thisDeviceQuery = (api: Api) =>
  queryOptions({
    queryKey: [...pushKey, 'this-device'],
    staleTime: 0,
    // Most states are known at once. Showing them with the first render keeps the page from shifting later.
    initialData: (): ThisDevice | undefined => {
      const state = pushStateAtOnce();
      return state && { state, device: null };
    },
    initialDataUpdatedAt: 0,
    queryFn: async (): Promise<ThisDevice> => {
      const state = await pushState();
      return state === 'subscribed' ? registerAgain(api) : { state, device: null };
    },
  });

export const devicesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...pushKey, 'devices'],
    queryFn: ({ signal }) => api.get('/notifications/devices', { signal }),
  });
