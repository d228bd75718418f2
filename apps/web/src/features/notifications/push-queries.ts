import type { AnswerOf } from '@hundred/contract/call';
import type { listDevices } from '@hundred/contract/notifications';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../platform/api';
import { type PushState, pushState, register } from './this-device';

export const pushKey = ['push'] as const;

/** `device`: how the server calls this one, where it gets notifications. */
export type ThisDevice = { state: PushState; device: string | null };

/** Looked up anew whenever the page is shown: permissions change in the browser's own settings. */
export const thisDeviceQuery = (api: Api) =>
  queryOptions({
    queryKey: [...pushKey, 'this-device'],
    staleTime: 0,
    queryFn: async (): Promise<ThisDevice> => {
      const state = await pushState();
      if (state !== 'subscribed') return { state, device: null };
      try {
        return { state, device: await register(api) };
      } catch {
        // Without a connection it stays subscribed, and is not found in the list.
        return { state, device: null };
      }
    },
  });

export const devicesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...pushKey, 'devices'],
    queryFn: ({ signal }) => api.get<AnswerOf<typeof listDevices>>('/notifications/devices', { signal }),
  });
