import { useState } from 'react';
import { ChoiceRow } from '../../../ui/forms/choice-row';
import { DeskCard } from '../desk-card';
import { type InviteAnswer, InviteByEmail } from './invite-by-email';
import { InviteByLink } from './invite-by-link';
import { text } from './text';

type Way = keyof typeof text.ways;

const ways: readonly Way[] = ['email', 'link'];

/** Invites people by email, or by one link that several can use. */
export function InviteCard({ isMailed }: { isMailed: boolean }) {
  const [way, setWay] = useState<Way>('email');
  // The links of both ways are stored here, because they must stay when the operator switches: the server shows them once.
  const [inviteAnswer, setInviteAnswer] = useState<InviteAnswer>();
  const [link, setLink] = useState<string>();
  return (
    <DeskCard title={text.invitePeople}>
      <div className="mt-2 mb-3">
        <ChoiceRow
          label={text.way}
          choices={ways.map((value) => ({ value, name: text.ways[value] }))}
          chosen={way}
          onChoose={setWay}
        />
      </div>
      {way === 'email' ? (
        <InviteByEmail isMailed={isMailed} inviteAnswer={inviteAnswer} onInvited={setInviteAnswer} />
      ) : (
        <InviteByLink link={link} onMade={setLink} />
      )}
    </DeskCard>
  );
}
