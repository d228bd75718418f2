import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { DeskLink } from '../../features/desk/desk-link';
import { DeviceList } from '../../features/notifications/device-list';
import { MailRemindersCard } from '../../features/notifications/mail-reminders-card';
import { PushPanel } from '../../features/notifications/push-panel';
import { thisDeviceQuery } from '../../features/notifications/push-queries';
import { OwnDataCards } from '../../features/own-data/own-data-cards';
import { PreviewsCard } from '../../features/previews/previews-card';
import { AppearanceCard } from '../../features/profile/appearance/appearance-card';
import { BoostsCard } from '../../features/profile/boosts-card';
import { ChallengeCards } from '../../features/profile/challenge-cards';
import { LanguageCard } from '../../features/profile/language/language-card';
import { useNewestProfile } from '../../features/profile/newest-profile';
import { NotificationKinds } from '../../features/profile/notification-kinds';
import { type Edits, type FormProps, isEdited } from '../../features/profile/profile-edits';
import { ProfileForm } from '../../features/profile/profile-form';
import { ReminderTime } from '../../features/profile/reminder-time';
import { SecuritySettings } from '../../features/profile/security-settings';
import { areEditsStored, useStoredEdits } from '../../features/profile/stored-edits';
import { UnsavedGuard } from '../../features/profile/unsaved-guard';
import { VipCard } from '../../features/profile/vip-card';
import type { Reset } from '../../features/runs/reset-dialog';
import { CalendarReminderCard } from '../../features/schedule/calendar-reminder/calendar-reminder-card';
import { usePageTitle } from '../../platform/look/page-title';
import { type Person, useApi, useSession } from '../../platform/session';
import { classNames } from '../../ui/class-names';
import { lazyDialog } from '../../ui/feedback/lazy-part';
import { toast } from '../../ui/feedback/toast-store';
import { PageHead } from '../../ui/page-head';
import { Tabs } from '../../ui/tabs';
import { text } from './text';

const ResetDialog = lazyDialog(() => import('../../features/runs/reset-dialog'));

const addresses: Record<string, string> = {
  profile: '/settings',
  notifications: '/settings/notifications',
  security: '/settings/security',
};

export default function SettingsRoute() {
  usePageTitle(text.title);
  usePasswordChangedMessage();
  useNewestProfile();
  const session = useSession();
  const subpath = useParams()['*'] ?? '';
  const tab = subpath === '' ? 'profile' : subpath;
  if (session.state !== 'signed-in') return null;
  if (!Object.hasOwn(addresses, tab) || subpath === 'profile') return <Navigate to="/settings" replace />;
  return <Settings person={session.person} since={session.since} tab={tab} />;
}

type SettingsProps = { person: Person; since: string | undefined; tab: string };

function Settings({ person, since, tab }: SettingsProps) {
  const navigate = useNavigate();
  const [edits, setEdits] = useStoredEdits<Edits>('settings', person.uid);
  const [reset, setReset] = useState<Reset>();
  const { data: device } = useQuery(thisDeviceQuery(useApi()));
  const formProps = { profile: person, edits, onEdit: setEdits };
  // A press selects a tab twice, by the pointer and by the focus, which would add two history entries.
  const openTab = (id: string) => {
    const address = addresses[id];
    if (address !== undefined && address !== location.pathname) navigate(address);
  };
  return (
    <>
      <PageHead title={text.title} />
      <Tabs
        label={text.title}
        chosen={tab}
        onChoose={openTab}
        className="desktop:[&>[role=tabpanel]]:mt-6"
        tabs={[
          { id: 'profile', name: text.tabs.profile, panel: <ProfileTab {...formProps} onReset={setReset} /> },
          {
            id: 'notifications',
            name: text.tabs.notifications,
            panel: <NotificationsTab {...formProps} isDeviceOn={device?.state === 'subscribed'} />,
          },
          {
            id: 'security',
            name: text.tabs.security,
            panel: <SecurityTab profile={person} since={since} />,
          },
        ]}
      />
      {reset && <ResetDialog reset={reset} onClose={() => setReset(undefined)} />}
      <UnsavedGuard
        isDirty={isEdited(person, edits)}
        areStored={() => areEditsStored('settings', person.uid)}
        onDiscard={() => setEdits({})}
      />
    </>
  );
}

/** Columns of about the same length: where there are two, the third group continues below the first. */
const columns = 'grid items-start gap-4 desktop:grid-rows-[auto_1fr] desktop:gap-6 vast:grid-cols-3';
const stack = 'grid gap-4 desktop:gap-6';
const secondColumn = `${stack} desktop:col-start-2 desktop:row-span-2 desktop:row-start-1`;
const thirdColumn = `${stack} vast:col-start-3 vast:row-span-2 vast:row-start-1`;

function ProfileTab({ onReset, ...form }: FormProps & { onReset: (reset: Reset) => void }) {
  const { profile } = form;
  return (
    <div
      className={classNames(
        columns,
        'desktop:grid-cols-[minmax(0,1fr)_360px] desktop:grid-rows-[auto_auto_1fr] vast:grid-rows-[auto_1fr]',
      )}
    >
      <div className="vast:row-span-2">
        <ProfileForm {...form} />
      </div>
      <div className={secondColumn}>
        {profile.isOperator && <DeskLink />}
        <ChallengeCards onRestart={() => onReset('restart')} onChangePath={() => onReset('path')} />
        <AppearanceCard />
      </div>
      {/* With three columns it begins the third, because the second is the longest. */}
      <div className="empty:hidden desktop:col-start-2 vast:col-start-3 vast:row-start-1">
        <VipCard profile={profile} />
      </div>
      <div
        className={classNames(
          stack,
          'desktop:row-span-2 desktop:row-start-2 vast:col-start-3 vast:row-span-1',
        )}
      >
        <LanguageCard profile={profile} />
        <BoostsCard {...form} />
        <PreviewsCard />
      </div>
    </div>
  );
}

function NotificationsTab({ isDeviceOn, ...form }: FormProps & { isDeviceOn: boolean }) {
  return (
    <div className={classNames(columns, 'desktop:grid-cols-2')}>
      <div className={stack}>
        <PushPanel />
        <ReminderTime {...form} />
      </div>
      <div className={secondColumn}>
        <NotificationKinds profile={form.profile} isDeviceOn={isDeviceOn} />
        <DeviceList />
      </div>
      <div className={thirdColumn}>
        <MailRemindersCard />
        <CalendarReminderCard />
      </div>
    </div>
  );
}

function SecurityTab({ profile, since }: { profile: Person; since: string | undefined }) {
  return (
    <div className={classNames(columns, 'desktop:grid-cols-2')}>
      <div className={classNames(stack, 'vast:col-span-2 vast:grid-cols-2')}>
        <SecuritySettings profile={profile} since={since} />
      </div>
      <div className={classNames(secondColumn, 'vast:col-start-3')}>
        <OwnDataCards />
      </div>
    </div>
  );
}

/** The identity service returns here after the password was changed. */
function usePasswordChangedMessage(): void {
  const [search, setSearch] = useSearchParams();
  const isChanged = search.get('password') === 'changed';
  useEffect(() => {
    if (!isChanged) return;
    toast(text.passwordChanged, 'success');
    setSearch({}, { replace: true });
  }, [isChanged, setSearch]);
}
