import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../platform/session';
import { Card } from '../../ui/card';
import { readingTime, toast } from '../../ui/feedback/toast-store';
import { Switch } from '../../ui/forms/switch';
import { refreshCommunity } from './community-query';

export function ShareSwitch({ isOn }: { isOn: boolean }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const sharing = useMutation({
    mutationFn: (on: boolean) => api.put('/community/me', { on }),
    onSuccess: () => refreshCommunity(queryClient),
    onError: (error) => toast(error.message, 'error', readingTime),
  });
  return (
    <Card>
      <Switch
        label="Share my milestones"
        hint="Day 10, 25, 50, 75 and 100 and your badges, from now on. Your name shows only if leaderboards show it, and never under 20. Switched off, all of it is gone."
        isOn={sharing.isPending ? sharing.variables : isOn}
        onSwitch={(on) => sharing.mutate(on)}
        busy={sharing.isPending}
      />
    </Card>
  );
}
