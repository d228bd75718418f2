import type { Profile } from '@hundred/contract/identity';
import { useQuery } from '@tanstack/react-query';
import { browserName } from '../../platform/device/browser-name';
import { formatSince } from '../../platform/format/format-since';
import { configQuery } from '../../platform/http/config-query';
import { useApi } from '../../platform/session';
import { ButtonLink } from '../../ui/button';
import { RetryButton } from '../../ui/feedback/retry-button';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton';
import { IconFrame } from '../../ui/icon';
import { TitledCard } from '../../ui/titled-card';
import { EmailStatus } from './email-status';
import { SignOutEverywhere } from './sign-out-everywhere';
import { text } from './text';

/** How the person signs in, and where they are signed in: on this device `since` that instant. */
export function SecuritySettings({ profile, since }: { profile: Profile; since: string | undefined }) {
  return (
    <>
      <TitledCard title={text.signInMethod}>
        <p className="font-[600]">
          {text.signInMethods[profile.signInMethod === 'email' ? 'email' : 'external']}
        </p>
        {profile.email !== null && <p className="text-ink-2 wrap-anywhere">{profile.email}</p>}
        <EmailStatus />
      </TitledCard>
      <TitledCard title={text.currentSession}>
        <div className="flex items-start gap-x-3">
          {/* A screen on its foot. */}
          <IconFrame className="text-ink-2">
            <rect x="3" y="4.5" width="18" height="12" rx="2.6" />
            <path d="M12 16.5v3.5M8.5 20h7" />
          </IconFrame>
          <div className="flex-1">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <p className="font-[600]">{browserName(navigator.userAgent)}</p>
              <span className="rounded-[8px] bg-done-soft px-2.5 py-1 text-sm font-[680] text-done-ink">
                {text.activeNow}
              </span>
            </div>
            <p className="text-ink-2">
              {since === undefined
                ? text.thisDevice
                : text.thisDeviceSince({ since: formatSince(Date.parse(since)) })}
            </p>
          </div>
        </div>
      </TitledCard>
      <PasswordAndDevices />
    </>
  );
}

/** The password, which only accounts of our own identity service can change here, and signing out on other devices. */
function PasswordAndDevices() {
  const { data, error, refetch, isFetching } = useQuery(configQuery(useApi()));
  if (!data && error)
    return (
      <TitledCard title={text.passwordAndDevices}>
        <p role="alert" className="text-ink-2">
          {error.message}
        </p>
        <RetryButton size="small" className="mt-4" isRetrying={isFetching} onRetry={() => void refetch()} />
      </TitledCard>
    );
  if (!data)
    return (
      <SkeletonGroup label={text.loading} className="grid gap-4">
        <Skeleton className="h-40 rounded-3" />
        <Skeleton className="h-40 rounded-3" />
      </SkeletonGroup>
    );
  // Our own identity service is an OpenID Connect issuer too; other issuers have no `changePasswordUrl`.
  const changePasswordUrl = data.identity.adapter === 'oidc' ? data.identity.changePasswordUrl : null;
  return (
    <>
      <TitledCard title={text.password}>
        {changePasswordUrl === null ? (
          <p className="text-ink-2">{text.passwordElsewhere}</p>
        ) : (
          <>
            <p className="text-ink-2">{text.passwordHint}</p>
            <ButtonLink to={changePasswordUrl} reloadDocument className="mt-4 max-tablet:w-full">
              {text.changePassword}
            </ButtonLink>
          </>
        )}
      </TitledCard>
      <TitledCard title={text.otherDevices}>
        <p className="text-ink-2">{text.otherDevicesHint}</p>
        <SignOutEverywhere />
      </TitledCard>
    </>
  );
}
