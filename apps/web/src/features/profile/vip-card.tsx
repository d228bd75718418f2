import type { Profile } from '@hundred/contract/identity';
import { useCan } from '../../challenge/premium';
import { ButtonLink } from '../../ui/button';
import { Switch } from '../../ui/forms/switch';
import { PersonInitial } from '../../ui/person-initial';
import { TitledCard } from '../../ui/titled-card';
import { useSaveProfile } from './save-profile';

/**
 * The ring around the initial, for Lifetime. Everybody can switch it off, because it may be on from before a refund.
 */
export function VipCard({ profile }: { profile: Profile }) {
  const isOpen = useCan()('vip-status');
  const { mutate, variables, isPending } = useSaveProfile(() => {});
  if (isOpen === undefined) return null;
  // An older server does not send it.
  const isOn = (isPending ? variables : profile)?.showVip === true;
  return (
    <TitledCard title="VIP status">
      <div className="flex items-start gap-4">
        <PersonInitial name={profile.displayName ?? 'A'} isVip className="size-11" />
        <p className="text-ink-2">
          A ring around your initial, on leaderboards and in groups. It changes no score.
          {!isOpen && ' A part of Lifetime.'}
        </p>
      </div>
      {isOpen || isOn ? (
        <div className="mt-4">
          <Switch
            label="Show my VIP ring"
            hint={hintFor(isOpen, isOn, profile)}
            isOn={isOn}
            onSwitch={(showVip) => mutate({ showVip })}
            busy={isPending}
          />
        </div>
      ) : (
        <ButtonLink to="/premium" className="mt-4 max-tablet:w-full">
          See plans
        </ButtonLink>
      )}
    </TitledCard>
  );
}

function hintFor(isOpen: boolean, isOn: boolean, { displayName, showNameOnLeaderboard }: Profile): string {
  if (!isOpen) return 'It waits until you have Lifetime again.';
  if (isOn && (displayName === null || !showNameOnLeaderboard))
    return 'Your row reads Anonymous, so it has no ring yet.';
  return 'Only where your name shows.';
}
