import type { Diagnostics } from '@hundred/contract/support';
import {
  longestMessage,
  messageLength,
  type SupportTopic,
  supportTopics,
} from '@hundred/domain/support/support-request';
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
import { text } from './text';

/** Asks a question. The draft stays on the device until it is sent. */
export function SupportForm({ uid }: { uid: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { draft, change, beginSending, clearSent } = useSupportDraft(uid);
  const [showsProblems, setShowsProblems] = useState(false);
  const [sendsDiagnostics, setSendsDiagnostics] = useState(true);
  const diagnostics = useDiagnostics();
  const sendMutation = useMutation({
    mutationFn: () => api.post('/support', { ...beginSending(), ...(sendsDiagnostics && { diagnostics }) }),
    onSuccess() {
      clearSent();
      setShowsProblems(false);
      toast(text.sent, 'success');
      return queryClient.invalidateQueries(supportQuery(api));
    },
  });
  const problem = lengthProblem(draft.message);
  function send() {
    setShowsProblems(true);
    if (!problem) sendMutation.mutate();
  }
  return (
    <TitledCard title={text.ask}>
      <Form isInvalid={problem !== undefined} onSubmit={send} className="grid gap-5 pt-1">
        <Select
          label={text.topic}
          options={supportTopics.map((value) => ({ value, name: text.topics[value] }))}
          value={draft.topic}
          onChange={(topic) => change({ topic: topic as SupportTopic })}
        />
        <TextArea
          label={text.question}
          aside={text.length({
            length: formatNumber(messageLength(draft.message)),
            longest: formatNumber(longestMessage),
          })}
          value={draft.message}
          onChange={({ target }) => change({ message: target.value })}
          hint={text.draftHint}
          error={showsProblems ? problem : undefined}
        />
        <DiagnosticsSwitch
          diagnostics={diagnostics}
          isIncluded={sendsDiagnostics}
          onSwitch={setSendsDiagnostics}
        />
        {sendMutation.error && <SendError error={sendMutation.error} />}
        <Button
          type="submit"
          look="ink"
          busy={sendMutation.isPending}
          busyText={text.sending}
          className="max-tablet:w-full tablet:justify-self-start"
        >
          {text.send}
        </Button>
      </Form>
    </TitledCard>
  );
}

type DiagnosticsProps = {
  diagnostics: Diagnostics;
  isIncluded: boolean;
  onSwitch: (isIncluded: boolean) => void;
};

/** Shows every detail that is sent with the question, and lets the person leave them out. */
function DiagnosticsSwitch({ diagnostics, isIncluded, onSwitch }: DiagnosticsProps) {
  const lines = isIncluded ? diagnosticLines(diagnostics) : [text.noDetails];
  return (
    <div>
      <Switch label={text.sendDetails} hint={text.detailsHint} isOn={isIncluded} onSwitch={onSwitch} />
      <ul className="mt-3 grid gap-1 rounded-2 bg-sunk px-4 py-3 text-sm text-ink-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function SendError({ error }: { error: Error }) {
  return (
    <p role="alert" className="flex items-start gap-2.5 text-ink-2">
      <Icon name={isUnreachable(error) ? 'offline' : 'warning'} className="flex-none text-ink" />
      {isUnreachable(error) ? text.offline : text.notSent({ reason: error.message })}
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
