import { useMutation } from '@tanstack/react-query';
import { useTrainingLog } from '../../offline/training-log';
import { useApi } from '../../platform/session';
import { readingTime, toast } from '../../ui/toast-store';
import { saveFile } from './save-file';

const told = {
  onSuccess: () => toast('Your data is in your downloads.', 'success'),
  onError: (error: Error) => toast(`Your data could not be exported. ${error.message}`, 'error', readingTime),
};

/** Asks for everything kept about the person and hands it to the browser as a file. */
export function useExport() {
  const api = useApi();
  return useMutation({
    async mutationFn() {
      const data = await api.get('/account/export');
      const text = JSON.stringify(data, null, 1);
      saveFile(`hundred-${data.exportedAt.slice(0, 10)}.json`, 'application/json', text);
    },
    ...told,
  });
}

/** Makes a file of the log, on this device: it needs no connection. */
export function useHistoryFile(kind: 'csv' | 'pdf') {
  const log = useTrainingLog();
  return useMutation({
    async mutationFn() {
      const [known, { historyFile }] = await Promise.all([log.known(), import('./history-file')]);
      const { name, type, content } = historyFile(kind, known);
      saveFile(name, type, content);
    },
    ...told,
  });
}
