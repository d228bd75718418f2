import { useMutation } from '@tanstack/react-query';
import { localStateIn } from '../../challenge/local-state';
import { ApiError } from '../../platform/http/api';
import { useApi } from '../../platform/session';
import { saveFile } from '../../platform/storage/save-file';
import { dateHere } from '../../platform/time/date-here';
import { useSync } from '../../sync/sync-context';
import { readingTime, toast } from '../../ui/feedback/toast-store';
import { text } from './text';

const messages = {
  onSuccess: () => toast(text.exported, 'success'),
  onError(error: Error) {
    const reason = error instanceof ApiError ? error.message : text.tryOnline;
    toast(text.notExportedBecause({ reason }), 'error', readingTime);
  },
};

/** Requests the full export and passes it to the browser as a file. */
export function useExport() {
  const api = useApi();
  return useMutation({
    async mutationFn() {
      const data = await api.get('/account/export');
      const name = `hundred-${dateHere(data.exportedAt)}.json`;
      saveFile(new File([JSON.stringify(data, null, 1)], name, { type: 'application/json' }));
    },
    ...messages,
  });
}

/** Makes a file from the log on this device, without a connection. */
export function useHistoryFile(kind: 'csv' | 'pdf') {
  const sync = useSync();
  return useMutation({
    async mutationFn() {
      const [{ historyFile }] = await Promise.all([import('./history-file'), sync.ready()]);
      if (!sync.state().local) await sync.pull();
      const local = localStateIn(sync);
      if (!local?.facts) throw new Error('The log is not on this device.');
      const { name, type, content } = historyFile(kind, { ...local, facts: local.facts });
      saveFile(new File([content], name, { type }));
    },
    ...messages,
  });
}
