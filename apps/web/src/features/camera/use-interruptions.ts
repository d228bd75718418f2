import { useEffect, useRef } from 'react';
import type { Pause } from './use-camera';

/** Detects when the camera or the page is taken away from a set. */
export function useInterruptions(stream: MediaStream | undefined, onInterrupt: (pause: Pause) => void): void {
  const latest = useRef(onInterrupt);
  latest.current = onInterrupt;
  useEffect(() => {
    if (!stream) return;
    const interruptWith = (pause: Pause) => () => latest.current(pause);
    const [onTaken, onTurned] = [interruptWith('taken'), interruptWith('turned')];
    const isHidden = () => document.visibilityState === 'hidden';
    const onVisibility = () => isHidden() && latest.current('hidden');
    const [track] = stream.getVideoTracks();
    track?.addEventListener('ended', onTaken);
    track?.addEventListener('mute', onTaken);
    document.addEventListener('visibilitychange', onVisibility);
    screen.orientation?.addEventListener('change', onTurned);
    // The page may have been hidden, or the camera taken, before the listeners were added.
    if (isHidden()) onVisibility();
    else if (track?.readyState === 'ended') onTaken();
    return () => {
      track?.removeEventListener('ended', onTaken);
      track?.removeEventListener('mute', onTaken);
      document.removeEventListener('visibilitychange', onVisibility);
      screen.orientation?.removeEventListener('change', onTurned);
    };
  }, [stream]);
}
