import type { Profile } from '@hundred/contract/identity';
import { useCan } from '../../challenge/premium';
import { ButtonLink } from '../../ui/button';
import { Switch } from '../../ui/forms/switch';
import { PersonInitial } from '../../ui/person-initial';
import { TitledCard } from '../../ui/titled-card';
import { useSaveProfile } from './save-profile';
import { text } from './text';

/**
 * The ring around the initial, for Lifetime. Everybody can switch it off, because it may be on from before a refund.
 */
export function VipCard({ profile }: { profile: Profile }) {
  const canUse = useCan()('vip-status');
  const { mutate, variables, isPending } = useSaveProfile();
  if (canUse === undefined) return null;
  // An older server does not send `showVip`.
  const isOn = (isPending ? variables.showVip : profile.showVip) === true;
  return (
    <TitledCard title={text.vip}>
      <div className="flex items-start gap-4">
        <PersonInitial name={profile.displayName ?? text.anonymousInitial} isVip className="size-11" />
        <p className="text-ink-2">{canUse ? text.vipHint : text.vipLocked}</p>
      </div>
      {canUse || isOn ? (
        <div className="mt-4">
          <Switch
            label={text.showVip}
            hint={hintFor(profile, { canUse, isOn })}
            isOn={isOn}
            onSwitch={(showVip) => mutate({ showVip })}
            busy={isPending}
          />
        </div>
      ) : (
        <ButtonLink to="/premium" className="mt-4 max-tablet:w-full">
          {text.seePlans}
        </ButtonLink>
      )}
    </TitledCard>
  );
}

function hintFor(
  { displayName, showNameOnLeaderboard }: Profile,
  { canUse, isOn }: { canUse: boolean; isOn: boolean },
): string {
  if (!canUse) return text.vipPaused;
  if (isOn && (displayName === null || !showNameOnLeaderboard)) return text.vipAnonymous;
  return text.vipWithName;
}
