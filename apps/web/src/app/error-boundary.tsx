import { Component, type ReactNode } from 'react';
import { ErrorState } from '../ui/error-state';

type Props = { children: ReactNode };
type State = { hasFailed: boolean };

/** The last resort: a part of the program broke, or a newer version replaced the file it wanted to load. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className="grid min-h-dvh place-items-center">
        <ErrorState title="Something went wrong" headingLevel={1} onRetry={() => location.reload()}>
          The page could not be shown. Nothing you completed is lost. Load it again; if that does not help,
          come back in a few minutes.
        </ErrorState>
      </main>
    );
  }
}
