import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { DeviceList } from '../features/notifications/device-list';
import { PushPanel } from '../features/notifications/push-panel';
import { OwnDataCards } from '../features/own-data/own-data-cards';
import { PreviewsCard } from '../features/previews/previews-card';
import { BoostsCard } from '../features/profile/boosts-card';
import { ChallengeCards } from '../features/profile/challenge-cards';
import { useKeptEdits } from '../features/profile/kept-edits';
import { NotificationKinds } from '../features/profile/notification-kinds';
import { isEdited } from '../features/profile/profile-edits';
import { ProfileForm } from '../features/profile/profile-form';
import { ReminderTime } from '../features/profile/reminder-time';
import { SecuritySettings } from '../features/profile/security-settings';
import { ThemeSetting } from '../features/profile/theme-setting';
import { UnsavedGuard } from '../features/profile/unsaved-guard';
import { VipCard } from '../features/profile/vip-card';
import type { Reset } from '../features/runs/reset-dialog';
import { usePageTitle } from '../platform/page-title';
import { type Person, useSession } from '../platform/session';
import { lazyDialog } from '../ui/lazy-part';
import { Tabs } from '../ui/tabs';
import { toast } from '../ui/toast-store';

const ResetDialog = lazyDialog(() => import('../features/runs/reset-dialog'));

const addresses: Record<string, string> = {
  profile: '/settings',
  notifications: '/settings/notifications',
  security: '/settings/security',
};

export default function SettingsRoute() {
  usePageTitle('Settings');
  usePasswordNews();
  const session = useSession();
  const below = useParams()['*'] ?? '';
  const tab = below === '' ? 'profile' : below;
  if (session.state !== 'signed-in') return null;
  if (addresses[tab] === undefined || below === 'profile') return <Navigate to="/settings" replace />;
  return <Settings person={session.person} since={session.since} tab={tab} />;
}

function Settings({ person, since, tab }: { person: Person; since: string | undefined; tab: string }) {
  const navigate = useNavigate();
  const [edits, setEdits] = useKeptEdits(person.uid);
  const [reset, setReset] = useState<Reset>();
  const form = { profile: person, edits, onEdit: setEdits };
  // A press chooses a tab twice, by the pointer and by the focus; going back would take as many presses.
  const openTab = (id: string) => {
    const address = addresses[id];
    if (address !== undefined && address !== location.pathname) navigate(address);
  };
  return (
    <>
      <h1 className="mb-6">Settings</h1>
      <Tabs
        label="Settings"
        chosen={tab}
        onChoose={openTab}
        tabs={[
          {
            id: 'profile',
            name: 'Profile',
            panel: (
              <div className="grid items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_360px] desktop:gap-6">
                <ProfileForm {...form} />
                <div className="grid gap-4 desktop:gap-6">
                  <ChallengeCards
                    onRestart={() => setReset('restart')}
                    onChangePath={() => setReset('path')}
                  />
                  <ThemeSetting />
                  <VipCard profile={person} />
                  <BoostsCard profile={person} />
                  <PreviewsCard />
                </div>
              </div>
            ),
          },
          {
            id: 'notifications',
            name: 'Notifications',
            panel: (
              <div className="grid max-w-[40rem] gap-4">
                <PushPanel />
                <ReminderTime {...form} />
                <NotificationKinds profile={person} />
                <DeviceList />
              </div>
            ),
          },
          {
            id: 'security',
            name: 'Security',
            panel: (
              <div className="grid max-w-[40rem] gap-4">
                <SecuritySettings profile={person} since={since} />
                <OwnDataCards />
              </div>
            ),
          },
        ]}
      />
      {reset && <ResetDialog reset={reset} onClose={() => setReset(undefined)} />}
      <UnsavedGuard isDirty={isEdited(person, edits)} onDiscard={() => setEdits({})} />
    </>
  );
}

/** The identity service's page sends people back here once the password is changed. */
function usePasswordNews(): void {
  const [search, setSearch] = useSearchParams();
  const isChanged = search.get('password') === 'changed';
  useEffect(() => {
    if (!isChanged) return;
    toast('Your password is changed. Your other devices are signed out.', 'success');
    setSearch({}, { replace: true });
  }, [isChanged, setSearch]);
}
