import type { AnswerAt } from '@hundred/contract/calls';
import { mostInvited } from '@hundred/domain/support/desk-limits';
import { listText } from '@hundred/domain/text/list';
import { useState } from 'react';
import { languageOfBrowser } from '../../../platform/format/format';
import { useApi } from '../../../platform/session';
import { Button } from '../../../ui/button';
import { Form } from '../../../ui/forms/form';
import { TextArea } from '../../../ui/forms/text-area';
import { useAction } from '../use-action';
import { useTextDraft } from '../use-draft';
import { readAddresses } from './addresses';
import { DaysSelect, defaultDays } from './days-select';
import { MadeLinks } from './made-links';
import { text } from './text';

export type InviteAnswer = AnswerAt<'POST', '/desk/invitations/by-email'>;

function problemOf({ addresses, invalid }: ReturnType<typeof readAddresses>): string | undefined {
  if (addresses.length === 0) return text.addressesMissing;
  if (invalid !== undefined) return text.noAddress({ typed: invalid });
  return addresses.length > mostInvited ? text.tooManyAddresses({ most: mostInvited }) : undefined;
}

function outcomeOf({ mailed, links }: InviteAnswer): string {
  if (mailed > 0) return text.sent({ count: mailed });
  return links.length > 0 ? text.linksMade({ count: links.length }) : text.nobodyInvited;
}

type Props = {
  /** Whether the server mails the links. */
  isMailed: boolean;
  inviteAnswer: InviteAnswer | undefined;
  onInvited: (inviteAnswer: InviteAnswer) => void;
};

/** Makes one link for each address. The server mails the links, or they are shown here. Until then the list is a draft. */
export function InviteByEmail({ isMailed, inviteAnswer, onInvited }: Props) {
  const api = useApi();
  const [typed, setTyped] = useTextDraft('invitations');
  const [days, setDays] = useState(defaultDays);
  const [showsProblems, setShowsProblems] = useState(false);
  const list = readAddresses(typed);
  const problem = problemOf(list);
  const count = list.addresses.length;
  const inviteAction = useAction({
    act: async (sent: string) => {
      const answer = await api.post('/desk/invitations/by-email', {
        emails: readAddresses(sent).addresses,
        days: Number(days),
      });
      onInvited(answer);
      return answer;
    },
    doneText: outcomeOf,
    onDone(sent) {
      // Addresses that were typed below the list while it was sent stay for the next press.
      setTyped(typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed);
      setShowsProblems(false);
    },
  });
  return (
    <Form
      isInvalid={problem !== undefined}
      onSubmit={() => {
        setShowsProblems(true);
        if (!problem) inviteAction.run(typed);
      }}
      className="grid grid-cols-1 gap-3"
    >
      <TextArea
        label={text.addresses}
        aside={count > 0 ? text.people({ count }) : ''}
        hint={isMailed ? text.mailedHint : text.notMailedHint}
        value={typed}
        spellCheck={false}
        autoCapitalize="none"
        onChange={({ target }) => setTyped(target.value)}
        error={showsProblems ? problem : undefined}
        className="[&_textarea]:min-h-28"
      />
      <div className="flex flex-wrap items-end justify-between gap-2">
        <DaysSelect value={days} onChange={setDays} />
        <Button
          type="submit"
          look="ink"
          busy={inviteAction.isBusy}
          busyText={isMailed ? text.sending : text.making}
        >
          {isMailed ? text.send : text.makeLinks}
        </Button>
      </div>
      {inviteAnswer && inviteAnswer.registered.length > 0 && (
        <p role="status" className="text-sm wrap-anywhere text-ink-2">
          {text.registered({ addresses: listText(inviteAnswer.registered, languageOfBrowser()) })}
        </p>
      )}
      {inviteAnswer && inviteAnswer.links.length > 0 && <MadeLinks links={inviteAnswer.links} />}
      {inviteAction.signInDialog}
    </Form>
  );
}
