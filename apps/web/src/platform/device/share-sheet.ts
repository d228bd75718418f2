import { toast } from '../../ui/feedback/toast-store';
import { text } from './text';

/** Whether the device's own share sheet accepts this data. */
export const canShare = (data: ShareData): boolean =>
  typeof navigator.share === 'function' && (navigator.canShare?.(data) ?? data.files === undefined);

/** Opens the share sheet. Closing it without sharing is no error. */
export async function openShareSheet(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast(text.sharingFailed, 'error');
  }
}
