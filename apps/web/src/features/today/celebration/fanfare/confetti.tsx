import { useEffect, useRef } from 'react';
import { dropConfetti } from './drop-confetti';

/** Confetti that falls once, behind the text. It is not drawn with reduced motion. */
export function Confetti({ onOver }: { onOver: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const latestOnOver = useRef(onOver);
  latestOnOver.current = onOver;
  useEffect(() => {
    if (canvas.current) return dropConfetti(canvas.current, () => latestOnOver.current());
  }, []);
  return (
    <canvas
      ref={canvas}
      data-confetti
      className="pointer-events-none fixed inset-0 -z-10 size-full motion-reduce:hidden"
    />
  );
}
