import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { deskQuery } from '../../features/desk/desk-queries';
import { LoadingScreen } from '../../layout/loading-screen';
import { ApiError } from '../../platform/http/api';
import { NotLoaded } from '../../platform/not-loaded';
import { useApi } from '../../platform/session';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { text } from './text';

const waiting = <LoadingScreen />;
const Desk = lazyPart(() => import('./desk-frame'), { waiting });
const ClaimDesk = lazyPart(() => import('./claim-desk'), { waiting });
const NoSuchPage = lazyPart(() => import('../public/not-found'));

/** The link of a new installation, which makes an account its operator. */
const claimPath = '/desk/claim';

export default function DeskRoute() {
  const { pathname } = useLocation();
  return pathname === claimPath ? <ClaimDesk /> : <DeskGate />;
}

/** Asks whether the person is an operator. For everybody else there is no such page, and nothing of it is loaded. */
function DeskGate() {
  const desk = useQuery(deskQuery(useApi()));
  if (desk.error instanceof ApiError && desk.error.status === 404) return <NoSuchPage />;
  if (desk.data) return <Desk />;
  if (desk.error)
    return (
      <main className="page-width py-12">
        <NotLoaded queries={[desk]} title={text.notLoaded} unharmed={text.nothingChanged} headingLevel={1} />
      </main>
    );
  return <LoadingScreen />;
}
