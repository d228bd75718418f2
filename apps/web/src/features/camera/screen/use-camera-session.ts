import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CountedSet } from '../counted-set';
import type { FoundPose } from '../pose/pose-messages';
import { advance, type CameraSession, type SessionEvent, startSession } from '../session';
import { text } from '../text';
import type { CameraState, Pause } from '../use-camera';
import { useInterruptions } from '../use-interruptions';
import { useVideoPoses } from '../use-video-poses';
import type { Voice } from '../voice';

type Options = {
  video: RefObject<HTMLVideoElement | null>;
  camera: CameraState;
  counted: CountedSet;
  voice: Voice;
  onPause: (pause: Pause) => void;
  onFailure: () => void;
};

/** Finds poses in the video, adds the reps to the counted set and says what happens. */
export function useCameraSession({ video, camera, counted, voice, onPause, onFailure }: Options) {
  const { movement, target, mostReps, done, onWork, onCount } = counted;
  const [session, setSession] = useState<CameraSession>(() => startSession(movement, performance.now()));
  /** What was wrong with the last attempt at a rep; undefined if it counted. */
  const [remark, setRemark] = useState<string>();
  /** The latest values, because several pictures may be processed between two renders. */
  const latest = useRef({ session, done });
  latest.current = { session, done };

  const stream = camera.step === 'looking' ? camera.stream : undefined;
  const finder = camera.step === 'looking' ? camera.finder : undefined;
  // After a change of camera the person has to get into the picture again.
  useEffect(() => {
    if (!stream) return;
    latest.current.session = startSession(movement, performance.now());
    setSession(latest.current.session);
    setRemark(undefined);
  }, [stream, movement]);

  function handleEvents(events: readonly SessionEvent[]) {
    const reps = events.filter(({ kind }) => kind === 'rep').length;
    const nextDone = Math.min(mostReps, latest.current.done + reps);
    if (nextDone > latest.current.done) {
      latest.current.done = nextDone;
      onWork();
      onCount(nextDone);
    }
    const lastAttempt = events.findLast(
      ({ kind }) => kind === 'rep' || kind === 'shallow' || kind === 'fault',
    );
    if (lastAttempt) setRemark(remarkOf(lastAttempt));
    const texts = events.flatMap((event) => spokenTexts(event, nextDone, target));
    if (texts.length > 0) voice.say(texts.join('. '));
    if (events.some(({ kind }) => kind === 'nobodyCame')) onPause('nobodyCame');
  }
  function onPose(found: FoundPose) {
    const { session: nextSession, events } = advance(latest.current.session, found);
    latest.current.session = nextSession;
    setSession(nextSession);
    if (events.length > 0) handleEvents(events);
  }
  function interrupt(pause: Pause) {
    // A turned phone pauses nothing while the person is still placing it.
    if (pause === 'turned' && latest.current.session.phase === 'framing') return;
    // A hidden page stays silent.
    if (pause !== 'hidden') voice.say(text.pauses[pause]);
    onPause(pause);
  }
  // A camera that delivers no picture is treated like one that another app has taken.
  useVideoPoses(video, stream, finder, { onPose, onFailure, onNoPicture: () => interrupt('taken') });
  useInterruptions(stream, interrupt);
  return { session, remark };
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
      return [String(event.secondsLeft)];
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
