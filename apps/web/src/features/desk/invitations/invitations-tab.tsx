import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useApi } from '../../../platform/session';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { DeskHead } from '../desk-head';
import { invitationsQuery } from '../desk-queries';
import { Loaded } from '../loaded';
import { InvitationList } from './invitation-list';
import { InviteCard } from './invite-card';
import { RegistrationCard } from './registration-card';
import { text } from './text';

/** Who can create an account, and the invitations to do so. */
export default function InvitationsTab() {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const query = useQuery({
    ...invitationsQuery(useApi(), search),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <DeskHead tab="invitations" />
      <Loaded query={query} loading={text.loading} notLoaded={text.notLoaded} className="h-96 rounded-3">
        {({ registration, isMailed, invitations, isMore }) =>
          registration === null ? (
            <EmptyState title={text.elsewhere}>{text.elsewhereHint}</EmptyState>
          ) : (
            <div className="grid grid-cols-1 items-start gap-3 desktop:grid-cols-[minmax(0,1fr)_400px] vast:grid-cols-[minmax(0,1fr)_32rem]">
              <div className="desktop:order-last">
                <RegistrationCard registration={registration} />
              </div>
              <div className="grid grid-cols-1 gap-3">
                <InviteCard isMailed={isMailed} />
                <InvitationList invitations={invitations} isMore={isMore} typed={typed} onSearch={setTyped} />
              </div>
            </div>
          )
        }
      </Loaded>
    </>
  );
}
