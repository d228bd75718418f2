import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../platform/session';
import { invitationsQuery } from '../desk-queries';
import { RegistrationCard } from '../invitations/registration-card';

/** Nothing where another service has the accounts. The tab Invitations says why it did not load. */
export function WhoCanJoin() {
  const registration = useQuery(invitationsQuery(useApi())).data?.registration;
  return registration ? <RegistrationCard registration={registration} /> : null;
}
