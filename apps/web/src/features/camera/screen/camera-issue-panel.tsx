import { isInstalled } from '../../../platform/device/ios';
import { ErrorState } from '../../../ui/feedback/error-state';
import type { CameraIssue } from '../camera-issue';
import { text } from '../text';
import { helpFor } from './camera-text';

/** Issues that another try cannot solve. */
const finalIssues: ReadonlySet<CameraIssue> = new Set(['insecure', 'unsupported']);

type Props = { problem: CameraIssue; isLoading: boolean; onRetry: () => void };

/** Says why the camera cannot count and what to do about it. */
export function CameraIssuePanel({ problem, isLoading, onRetry }: Props) {
  return (
    <ErrorState
      title={text.problems[problem].title}
      kind={problem === 'offline' ? 'offline' : 'error'}
      headingLevel={1}
      isRetrying={isLoading}
      {...(!finalIssues.has(problem) && { onRetry })}
    >
      {helpFor(problem, isInstalled())}
    </ErrorState>
  );
}
