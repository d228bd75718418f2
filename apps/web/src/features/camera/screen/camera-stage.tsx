import { useRef } from 'react';
import { useWakeLock } from '../../../platform/device/wake-lock';
import type { Facing } from '../camera-stream';
import type { CountedSet } from '../counted-set';
import { text } from '../text';
import type { CameraState, Pause } from '../use-camera';
import { useVoice } from '../voice';
import { readyText } from './camera-text';
import { GettingReady } from './getting-ready';
import { RunningCount } from './running-count';
import { StartingPoseOutline } from './starting-pose-outline';
import { useCameraSession } from './use-camera-session';
import './camera.css';

type Props = CountedSet & {
  camera: Extract<CameraState, { step: 'looking' | 'paused' }>;
  facing: Facing;
  onFacing: (facing: Facing) => void;
  onPause: (pause: Pause) => void;
  onGoOn: () => void;
  onFailure: () => void;
};

/** A set in front of the camera. The page owns the count: the model adds to it, a touch corrects it. */
export function CameraStage({ camera, facing, onFacing, onPause, onGoOn, onFailure, ...counted }: Props) {
  const { movement, name } = counted;
  const video = useRef<HTMLVideoElement>(null);
  const voice = useVoice();
  const { session, remark } = useCameraSession({ video, camera, counted, voice, onPause, onFailure });
  useWakeLock(camera.step === 'looking' || camera.pause === 'starting');

  const pause = camera.step === 'paused' ? camera.pause : undefined;
  const isStarting = pause === 'starting';
  // Also after a person was lost, because one who walks to the phone to press Finish leaves the picture.
  const showsCount = session.phase === 'counting' || session.isLost || (pause !== undefined && !isStarting);
  return (
    <div className="camera-stage" data-step={showsCount ? 'counting' : 'ready'}>
      {showsCount && (
        <RunningCount
          {...counted}
          remark={session.phase === 'counting' ? remark : readyText(session)}
          pause={pause}
          onPause={() => onPause('asked')}
          onGoOn={onGoOn}
        />
      )}
      {(camera.step === 'looking' || !showsCount) && (
        <div className="camera-picture">
          <video
            ref={video}
            muted
            playsInline
            aria-label={text.picture}
            className={facing === 'user' ? '-scale-x-100' : ''}
          />
          {session.phase === 'framing' && <StartingPoseOutline movement={movement} />}
          {session.phase === 'countdown' && !isStarting && (
            <b aria-hidden="true" className="camera-countdown">
              {session.secondsLeft}
            </b>
          )}
        </div>
      )}
      {!showsCount && (
        <GettingReady
          movement={movement}
          name={name}
          session={session}
          isStarting={isStarting}
          voice={voice}
          facing={facing}
          onFacing={onFacing}
        />
      )}
    </div>
  );
}
