import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../platform/http/api';
import { useApi } from '../../platform/session';
import { Button } from '../../ui/button';
import { toast } from '../../ui/feedback/toast-store';
import { Switch } from '../../ui/forms/switch';
import { TitledCard } from '../../ui/titled-card';
import { text } from './panel/text';

const mailRemindersKey = ['mail-reminders'];
const mailRemindersQuery = (api: Api) =>
  queryOptions({
    queryKey: mailRemindersKey,
    queryFn: ({ signal }) => api.get('/notifications/mail', { signal }),
  });

type Change = { on?: boolean; weekRecap?: boolean };

/** Reminders by mail, for people whose device shows no push. Absent where the server sends no mail. */
export function MailRemindersCard() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data } = useQuery(mailRemindersQuery(api));
  const saveMutation = useMutation({
    mutationFn: (change: Change) => api.put('/notifications/mail', change),
    onError: (error) => toast(error.message, 'error'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: mailRemindersKey }),
  });
  if (!data || data.state === 'no_mail') return null;
  const isOn = data.state === 'on';
  /** While a change is being saved, the switches already show it. */
  const shownSwitches = {
    on: isOn,
    weekRecap: data.weekRecap,
    ...(saveMutation.isPending && saveMutation.variables),
  };
  return (
    <TitledCard title={text.mail.title}>
      {/* With an unconfirmed address the switches are shown only if the recap comes, so that it can be switched off. */}
      {data.state === 'not_verified' && !data.weekRecap ? (
        <p className="text-ink-2">
          {data.confirmedBy === 'issuer' ? text.mail.confirmWithIssuer : text.mail.confirmHere}
        </p>
      ) : (
        <>
          <Switch
            label={text.mail.toggle}
            hint={text.mail.hint}
            isOn={shownSwitches.on}
            onSwitch={(on) => saveMutation.mutate({ on })}
            busy={saveMutation.isPending}
          />
          <Switch
            label={text.mail.recap}
            hint={text.mail.recapHint}
            isOn={shownSwitches.weekRecap}
            onSwitch={(weekRecap) => saveMutation.mutate({ weekRecap })}
            busy={saveMutation.isPending}
          />
        </>
      )}
      {data.mailRefused && (isOn || data.weekRecap) && (
        <div role="alert" className="mt-3">
          <p className="font-[560] text-missed-ink">{text.mail.bounced({ email: data.email ?? '' })}</p>
          <Button
            className="mt-3 max-tablet:w-full"
            busy={saveMutation.isPending}
            onClick={() => saveMutation.mutate(isOn ? { on: true } : { weekRecap: true })}
          >
            {text.mail.tryAgain}
          </Button>
        </div>
      )}
    </TitledCard>
  );
}
