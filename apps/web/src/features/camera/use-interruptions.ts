import { useEffect, useRef } from 'react';
import type { Pause } from './screen/camera-text';

/** Detects when the camera or the page is taken away from a set. */
export function useInterruptions(stream: MediaStream | undefined, onInterrupt: (pause: Pause) => void): void {
  const latest = useRef(onInterrupt);
  latest.current = onInterrupt;
  useEffect(() => {
    if (!stream) return;
    const interrupt = (pause: Pause) => () => latest.current(pause);
    const [onTaken, turned] = [interrupt('taken'), interrupt('turned')];
    const hide = () => document.visibilityState === 'hidden' && latest.current('hidden');
    const [track] = stream.getVideoTracks();
    track?.addEventListener('ended', onTaken);
    track?.addEventListener('mute', onTaken);
    document.addEventListener('visibilitychange', hide);
    screen.orientation?.addEventListener('change', turned);
    // The track may have ended before the listener was added.
    if (document.visibilityState !== 'hidden' && track?.readyState === 'ended') onTaken();
    hide();
    return () => {
      track?.removeEventListener('ended', onTaken);
      track?.removeEventListener('mute', onTaken);
      document.removeEventListener('visibilitychange', hide);
      screen.orientation?.removeEventListener('change', turned);
    };
  }, [stream]);
}
