import type { MovementId } from '@hundred/domain/movements/movements';
import { ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { text } from '../text';
import { StartingPose } from './starting-pose';

type Props = { movement: MovementId; hasPremium: boolean };

/** For a person who does not use the preview: what the camera would see, and where it is switched on. */
export function EarlyAccess({ movement, hasPremium }: Props) {
  return (
    <div className="grid gap-8 py-6 tablet:my-auto tablet:grid-cols-[minmax(0,1fr)_20rem] tablet:items-center tablet:gap-x-16 desktop:grid-cols-[minmax(0,32rem)_minmax(20rem,28rem)] desktop:justify-between">
      <div>
        <h1 className="max-w-[18ch]">{text.isPreview}</h1>
        <p className="mt-4 max-w-[56ch] text-ink-2">{hasPremium ? text.turnOn : text.turnOnPreview}</p>
        {/* Only the document of this page may use the camera, so the links load another one. */}
        {hasPremium ? (
          <ButtonLink to="/settings" reloadDocument look="ink" className="mt-6">
            {text.openSettings}
          </ButtonLink>
        ) : (
          <ButtonLink to="/premium" reloadDocument className="mt-6">
            {text.seePlans}
          </ButtonLink>
        )}
      </div>
      <Card className="grid gap-5">
        <StartingPose movement={movement} />
        <p className="text-sm text-ink-2">{text.promises[0]}</p>
      </Card>
    </div>
  );
}
