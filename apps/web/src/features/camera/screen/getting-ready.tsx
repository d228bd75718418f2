import type { CountedMovement } from '@hundred/counting/counted-movements';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import type { Facing } from '../camera-stream';
import type { BeforeCounting } from '../session';
import { text } from '../text';
import type { Voice } from '../voice';
import { placeText, readyText } from './camera-text';
import { LeaveCamera } from './leave-camera';

type Props = {
  movement: CountedMovement;
  name: string;
  session: BeforeCounting;
  /** The camera has not started yet. */
  isStarting: boolean;
  voice: Voice;
  facing: Facing;
  onFacing: (facing: Facing) => void;
};

/** Shows below the picture what is missing until everything needed is visible. */
export function GettingReady({ movement, name, session, isStarting, voice, facing, onFacing }: Props) {
  return (
    <div className="camera-panel">
      <h1 className="sr-only">{text.titleOf({ name })}</h1>
      <LeaveCamera className="camera-leave">
        <Icon name="cross" />
      </LeaveCamera>
      <p role="status" className="text-2xl leading-tight font-[720] text-balance">
        {isStarting ? text.pauses.starting : readyText(session)}
      </p>
      <p className="text-ink-2">{placeText(movement)}</p>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button size="small" onClick={() => onFacing(facing === 'user' ? 'environment' : 'user')}>
          {facing === 'user' ? text.useBackCamera : text.useFrontCamera}
        </Button>
        {voice.canSpeak && (
          <Button size="small" onClick={() => voice.switchTo(!voice.isOn)}>
            {voice.isOn ? text.turnVoiceOff : text.turnVoiceOn}
          </Button>
        )}
      </div>
    </div>
  );
}
