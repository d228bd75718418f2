import { toast } from '../../ui/feedback/toast-store';

/** Whether the device's own share sheet takes this. */
export const canShare = (data: ShareData): boolean =>
  typeof navigator.share === 'function' && (navigator.canShare?.(data) ?? data.files === undefined);

/** Opens it. Whoever closes it again has changed their mind, and nothing has gone wrong. */
export async function openShareSheet(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast('Sharing did not work. Please try another way.', 'error');
  }
}
