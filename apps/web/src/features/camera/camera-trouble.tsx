import { isInstalled } from '../../platform/ios';
import { ErrorState } from '../../ui/error-state';
import { helpFor, type Problem, problemTexts } from './camera-text';

/** Problems that another try cannot solve. */
const isFinal: ReadonlySet<Problem> = new Set(['insecure', 'unsupported']);

type Props = { problem: Problem; isLoading: boolean; onRetry: () => void };

export function CameraTrouble({ problem, isLoading, onRetry }: Props) {
  return (
    <ErrorState
      title={problemTexts[problem].title}
      kind={problem === 'offline' ? 'offline' : 'error'}
      headingLevel={1}
      isRetrying={isLoading}
      {...(!isFinal.has(problem) && { onRetry })}
    >
      {helpFor(problem, isInstalled())}
    </ErrorState>
  );
}
