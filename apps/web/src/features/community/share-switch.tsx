import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../platform/session';
import { Card } from '../../ui/card';
import { readingTime, toast } from '../../ui/feedback/toast-store';
import { Switch } from '../../ui/forms/switch';
import { refreshCommunity } from './community-query';
import { text } from './text';

/** Whether the person’s own milestones are shared. */
export function ShareSwitch({ isOn }: { isOn: boolean }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const shareMutation = useMutation({
    mutationFn: (on: boolean) => api.put('/community/me', { on }),
    onSuccess: () => refreshCommunity(queryClient),
    onError: (error) => toast(error.message, 'error', readingTime),
  });
  return (
    <Card>
      <Switch
        label={text.share}
        hint={text.shareHint}
        isOn={shareMutation.isPending ? shareMutation.variables : isOn}
        onSwitch={(on) => shareMutation.mutate(on)}
        busy={shareMutation.isPending}
      />
    </Card>
  );
}
