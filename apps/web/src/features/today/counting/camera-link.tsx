import type { ExerciseId } from '@hundred/domain/days/exercises';
import { usePreview } from '../../../challenge/previews';
import { text } from './text';

/**
 * Offered to people who try the camera preview, and only before the first touch: later a nose that counts push-ups on the
 * screen could hit the link. The link loads another document, because only the camera page may use the camera.
 */
export function CameraLink({ exercise }: { exercise: ExerciseId }) {
  if (!usePreview('camera')) return null;
  return (
    <a href={`/count/${exercise}`} className="count-camera">
      {text.countWithCamera}
    </a>
  );
}
