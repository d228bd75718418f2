import { useEffect, useRef, useState } from 'react';
import { useWakeLock } from '../../../platform/device/wake-lock';
import type { Facing } from '../camera-stream';
import type { CountedSet } from '../counted-set';
import type { PoseLook } from '../pose/pose-messages';
import { advance, type CameraSession, type SessionEvent, startSession } from '../session';
import { text } from '../text';
import type { CameraState } from '../use-camera';
import { useInterruptions } from '../use-interruptions';
import { useVideoPoses } from '../use-video-poses';
import { useVoice } from '../voice';
import { type Pause, readyText } from './camera-text';
import { GettingReady } from './getting-ready';
import { OutlineOf } from './outline-of';
import { RunningCount } from './running-count';
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
  const { movement, target, most, done, onWork, onCount } = counted;
  const video = useRef<HTMLVideoElement>(null);
  const voice = useVoice();
  const [session, setSession] = useState<CameraSession>(() => startSession(movement, performance.now()));
  /** The last remark about a rep. */
  const [remark, setRemark] = useState<string>();
  const now = useRef({ session, done });
  now.current = { session, done };
  useWakeLock(camera.step === 'looking' || camera.pause === 'starting');

  const stream = camera.step === 'looking' ? camera.stream : undefined;
  const finder = camera.step === 'looking' ? camera.finder : undefined;
  // After a change of camera the person has to get into the picture again.
  useEffect(() => {
    if (!stream) return;
    now.current.session = startSession(movement, performance.now());
    setSession(now.current.session);
    setRemark(undefined);
  }, [stream, movement]);

  function announce(events: readonly SessionEvent[]) {
    const reps = events.filter(({ kind }) => kind === 'rep').length;
    const next = Math.min(most, now.current.done + reps);
    if (next > now.current.done) {
      now.current.done = next;
      onWork();
      onCount(next);
    }
    const last = events.findLast(({ kind }) => kind === 'rep' || kind === 'shallow' || kind === 'fault');
    if (last) setRemark(remarkOf(last));
    const texts = events.flatMap((event) => spokenTexts(event, next, target));
    if (texts.length > 0) voice.say(texts.join('. '));
    if (events.some(({ kind }) => kind === 'nobodyCame')) onPause('nobodyCame');
  }
  function onLook(look: PoseLook) {
    const step = advance(now.current.session, look);
    now.current.session = step.session;
    setSession(step.session);
    if (step.events.length > 0) announce(step.events);
  }
  function interrupt(pause: Pause) {
    // A turned phone pauses nothing while the person is still placing it.
    if (pause === 'turned' && now.current.session.phase === 'framing') return;
    // A hidden page stays silent.
    if (pause !== 'hidden') voice.say(text.pauses[pause]);
    onPause(pause);
  }
  useVideoPoses(video, stream, finder, { onLook, onFailure, onNoPicture: () => interrupt('taken') });
  useInterruptions(stream, interrupt);

  const pause = camera.step === 'paused' ? camera.pause : undefined;
  const isStarting = pause === 'starting';
  // A person who was counted and walks to the phone leaves the picture, so Finish stays in place.
  const isReady = session.phase === 'counting' || session.isLost || (pause !== undefined && !isStarting);
  return (
    <div className="camera-stage" data-step={isReady ? 'counting' : 'ready'}>
      {isReady && (
        <RunningCount
          {...counted}
          remark={session.phase === 'counting' ? remark : readyText(session)}
          pause={pause}
          onPause={() => onPause('asked')}
          onGoOn={onGoOn}
        />
      )}
      {(stream || !isReady) && (
        <div className="camera-picture">
          <video
            ref={video}
            muted
            playsInline
            aria-label={text.picture}
            className={facing === 'user' ? '-scale-x-100' : ''}
          />
          {session.phase === 'framing' && <OutlineOf movement={movement} />}
          {session.phase === 'countdown' && !isStarting && (
            <b aria-hidden="true" className="camera-countdown">
              {session.left}
            </b>
          )}
        </div>
      )}
      {!isReady && (
        <GettingReady
          movement={movement}
          name={counted.name}
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

function remarkOf(event: SessionEvent): string | undefined {
  if (event.kind === 'fault') return text.faults[event.fault];
  return event.kind === 'shallow' ? text.shallow : undefined;
}

/** The spoken texts, for a person who cannot look at the screen. */
function spokenTexts(event: SessionEvent, done: number, target: number): string[] {
  switch (event.kind) {
    case 'rep':
      if (done > target) return [text.extraSpoken({ reps: done - target })];
      return [done === target ? text.targetSpoken({ reps: done }) : String(done)];
    case 'fault':
      return [text.faults[event.fault]];
    case 'hint':
      return [text.hints[event.hint]];
    case 'countdown':
      return [String(event.left)];
    case 'go':
      return [text.goSpoken];
    case 'lost':
      return [text.lostSpoken];
    case 'nobodyCame':
      return [text.pauses.nobodyCame];
    case 'shallow':
    case 'found':
      return [];
  }
}
