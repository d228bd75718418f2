import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../platform/session';
import { readingTime, toast } from '../../ui/toast-store';

/** A browser has taken the file long before. */
const forgottenAfterMs = 60_000;

/** Asks for everything kept about the person and hands it to the browser as a file. */
export function useExport() {
  const api = useApi();
  return useMutation({
    async mutationFn() {
      const data = await api.get('/account/export');
      saveFile(`hundred-${data.exportedAt.slice(0, 10)}.json`, JSON.stringify(data, null, 1));
    },
    onSuccess: () => toast('Your data is in your downloads.', 'success'),
    onError: (error) => toast(`Your data could not be exported. ${error.message}`, 'error', readingTime),
  });
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), forgottenAfterMs);
}
