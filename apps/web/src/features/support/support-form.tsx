import type { Diagnostics } from '@hundred/contract/support';
import { longestMessage, messageLength, type SupportTopic } from '@hundred/domain/support/support-request';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { version } from '../../../../../package.json';
import { browserName } from '../../platform/device/browser-name';
import { formatNumber } from '../../platform/format/format';
import { isUnreachable } from '../../platform/http/api';
import { useApi } from '../../platform/session';
import { Button } from '../../ui/button';
import { toast } from '../../ui/feedback/toast-store';
import { Form } from '../../ui/forms/form';
import { Select } from '../../ui/forms/select';
import { Switch } from '../../ui/forms/switch';
import { TextArea } from '../../ui/forms/text-area';
import { Icon } from '../../ui/icon';
import { TitledCard } from '../../ui/titled-card';
import { diagnosticLines, lastErrorCode } from './diagnostics';
import { lengthProblem, useSupportDraft } from './support-draft';
import { supportQuery } from './support-queries';
import { topicNames } from './topic-names';

const topics = Object.entries(topicNames).map(([value, name]) => ({ value, name }));

export function SupportForm({ uid }: { uid: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { draft, change, toBeSent, clearSent } = useSupportDraft(uid);
  const [isJudged, setJudged] = useState(false);
  const [withDiagnostics, setWithDiagnostics] = useState(true);
  const diagnostics = useDiagnostics();
  const sending = useMutation({
    mutationFn: () => api.post('/support', { ...toBeSent(), ...(withDiagnostics && { diagnostics }) }),
    onSuccess() {
      clearSent();
      setJudged(false);
      toast('Sent. The answer comes to this page.', 'success');
      return queryClient.invalidateQueries(supportQuery(api));
    },
  });
  const problem = lengthProblem(draft.message);
  function send() {
    setJudged(true);
    if (!problem) sending.mutate();
  }
  return (
    <TitledCard title="Ask a question">
      <Form isInvalid={problem !== undefined} onSubmit={send} className="grid gap-5">
        <Select
          label="Topic"
          options={topics}
          value={draft.topic}
          onChange={(topic) => change({ topic: topic as SupportTopic })}
        />
        <TextArea
          label="Your question"
          aside={`${formatNumber(messageLength(draft.message))} of ${formatNumber(longestMessage)}`}
          value={draft.message}
          onChange={({ target }) => change({ message: target.value })}
          hint="Kept on this device until it is sent."
          error={isJudged ? problem : undefined}
        />
        <div>
          <Switch
            label="Send details of this device"
            hint="They help to find a fault. This is all that goes along:"
            isOn={withDiagnostics}
            onSwitch={setWithDiagnostics}
          />
          <ul className="mt-3 grid gap-1 rounded-2 bg-sunk px-4 py-3 text-sm text-ink-2">
            {withDiagnostics ? (
              diagnosticLines(diagnostics).map((line) => <li key={line}>{line}</li>)
            ) : (
              <li>Nothing.</li>
            )}
          </ul>
        </div>
        {sending.error && <NotSent error={sending.error} />}
        <Button
          type="submit"
          look="ink"
          size="large"
          busy={sending.isPending}
          busyText="Sending..."
          className="max-tablet:w-full tablet:justify-self-start"
        >
          Send
        </Button>
      </Form>
    </TitledCard>
  );
}

function NotSent({ error }: { error: Error }) {
  return (
    <p role="alert" className="flex items-start gap-2.5 text-ink-2">
      <Icon name={isUnreachable(error) ? 'offline' : 'warning'} className="flex-none text-ink" />
      {isUnreachable(error)
        ? 'No connection. What you wrote is kept on this device: send it once there is one.'
        : `${error.message} What you wrote is kept.`}
    </p>
  );
}

function useDiagnostics(): Diagnostics {
  const queryClient = useQueryClient();
  const [lastError] = useState(() => lastErrorCode(queryClient));
  return {
    // The version of this page, which may be older than the server and is available offline.
    version,
    browser: browserName(navigator.userAgent),
    ...(lastError !== undefined && { lastError }),
  };
}
