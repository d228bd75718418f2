import type { Profile } from '@hundred/contract/identity';
import { useCan } from '../../challenge/premium';
import { PremiumLine } from '../../challenge/premium-line';
import { Switch } from '../../ui/forms/switch';
import { PersonInitial } from '../../ui/person-initial';
import { TitledCard } from '../../ui/titled-card';
import { useSaveProfile } from './save-profile';
import { text } from './text';

/** The ring around the initial, for Lifetime. Without it nobody sees the ring, so there is nothing to switch. */
export function VipCard({ profile }: { profile: Profile }) {
  const canUse = useCan()('vip-status');
  const { mutate, variables, isPending } = useSaveProfile();
  if (canUse === undefined) return null;
  // An older server does not send `showVip`.
  const isOn = (isPending ? variables.showVip : profile.showVip) === true;
  return (
    <TitledCard title={text.vip}>
      <div className="flex items-start justify-between gap-4">
        {canUse ? <p className="text-ink-2">{text.vipHint}</p> : <PremiumLine>{text.vipLocked}</PremiumLine>}
        <PersonInitial name={profile.displayName ?? text.anonymousInitial} isVip className="size-11" />
      </div>
      {canUse && (
        <div className="mt-4">
          <Switch
            label={text.showVip}
            hint={isOn && isAnonymous(profile) ? text.vipAnonymous : text.vipWithName}
            isOn={isOn}
            onSwitch={(showVip) => mutate({ showVip })}
            busy={isPending}
          />
        </div>
      )}
    </TitledCard>
  );
}

const isAnonymous = ({ displayName, showNameOnLeaderboard }: Profile): boolean =>
  displayName === null || !showNameOnLeaderboard;
