import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../platform/session';
import { invitationsQuery } from '../desk-queries';
import { RegistrationCard } from '../invitations/registration-card';

/**
 * Who can create an account. Renders nothing if another service has the accounts, or if the answer did not load; the tab
 * "Invitations" says so.
 */
export function WhoCanJoin() {
  const registration = useQuery(invitationsQuery(useApi())).data?.registration;
  return registration ? <RegistrationCard registration={registration} /> : null;
}
