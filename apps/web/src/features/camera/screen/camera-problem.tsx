import { isInstalled } from '../../../platform/device/ios';
import { ErrorState } from '../../../ui/feedback/error-state';
import { text } from '../text';
import { type CameraIssue, helpFor } from './camera-text';

/** Problems that another try cannot solve. */
const isFinal: ReadonlySet<CameraIssue> = new Set(['insecure', 'unsupported']);

type Props = { problem: CameraIssue; isLoading: boolean; onRetry: () => void };

export function CameraIssuePanel({ problem, isLoading, onRetry }: Props) {
  return (
    <ErrorState
      title={text.problems[problem].title}
      kind={problem === 'offline' ? 'offline' : 'error'}
      headingLevel={1}
      isRetrying={isLoading}
      {...(!isFinal.has(problem) && { onRetry })}
    >
      {helpFor(problem, isInstalled())}
    </ErrorState>
  );
}
