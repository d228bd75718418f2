import type { ReportReason } from '@hundred/contract/together/blocks-and-reports';
import type { GroupKind } from '@hundred/domain/together/group-limits';
import { useApi } from '../../../platform/session';
import { readingTime, toast } from '../../../ui/feedback/toast-store';
import { useGroupAction } from './group-action';
import { text } from './text';

/** Reports a group’s name, or a member’s name or behavior, to the operator. There is no free text. */
export function useReport(kind: GroupKind, groupId: string, onDone: () => void) {
  const api = useApi();
  return useGroupAction(
    (report: { reason: ReportReason; member?: string }) =>
      api.post('/reports', { in: kind, group: groupId, ...report }),
    () => {
      toast(text.reported, 'success', readingTime);
      onDone();
    },
  );
}
