import type { ExerciseId } from '@hundred/domain/days/exercises';
import { usePreview } from '../../../challenge/previews';
import { text } from './text';

/**
 * Leads to the camera page, for people who try its preview. It is shown only before the first rep, because push-ups are
 * counted by the nose on the screen, which could hit it later. The link loads another document, because only the camera
 * page may use the camera.
 */
export function CameraLink({ exercise }: { exercise: ExerciseId }) {
  if (!usePreview('camera')) return null;
  return (
    <a href={`/count/${exercise}`} className="count-camera">
      {text.countWithCamera}
    </a>
  );
}
