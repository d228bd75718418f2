import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../platform/http/api';
import { useApi } from '../../platform/session';
import { Button } from '../../ui/button';
import { toast } from '../../ui/feedback/toast-store';
import { Switch } from '../../ui/forms/switch';
import { TitledCard } from '../../ui/titled-card';

const key = ['mail-reminders'];
const mailRemindersQuery = (api: Api) =>
  queryOptions({ queryKey: key, queryFn: ({ signal }) => api.get('/notifications/mail', { signal }) });

/** Reminders by mail, for people whose device shows no push. Absent where the server sends no mail. */
export function MailRemindersCard() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data } = useQuery(mailRemindersQuery(api));
  const saving = useMutation({
    mutationFn: (on: boolean) => api.put('/notifications/mail', { on }),
    onError: (error) => toast(error.message, 'error'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
  if (!data || data.state === 'no_mail') return null;
  const isOn = saving.isPending ? saving.variables : data.state === 'on';
  return (
    <TitledCard title="Reminders by e-mail">
      {data.state === 'not_verified' ? (
        <p className="text-ink-2">
          {data.confirmedBy === 'issuer'
            ? 'Confirm your e-mail first, where you sign in.'
            : 'Confirm your e-mail in the Security tab first.'}
        </p>
      ) : (
        <Switch
          label="Mail me reminders"
          hint="Same times, only when no notification reaches you."
          isOn={isOn}
          onSwitch={(on) => saving.mutate(on)}
          busy={saving.isPending}
        />
      )}
      {data.mailRefused && data.state === 'on' && (
        <div role="alert" className="mt-3">
          <p className="font-[560] text-missed-ink">Mail to {data.email} bounced, so we stopped.</p>
          <Button
            className="mt-3 max-tablet:w-full"
            busy={saving.isPending}
            onClick={() => saving.mutate(true)}
          >
            Try this address again
          </Button>
        </div>
      )}
    </TitledCard>
  );
}
