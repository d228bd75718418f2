import { Component, type ReactNode } from 'react';
import { ErrorState } from '../ui/feedback/error-state';
import { resetFailedPages } from './pages/page-module';
import { text } from './text';

type Props = { children: ReactNode };
type State = { hasFailed: boolean };

type BoundaryProps = Props & {
  /** After an error the content is rendered again when this value changes. */
  resetKey?: string;
  renderError: (retry: () => void) => ReactNode;
};

/** Catches an error in a part of the page, or a file that could not be loaded. */
class Boundary extends Component<BoundaryProps, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidUpdate(previous: BoundaryProps): void {
    if (this.state.hasFailed && previous.resetKey !== this.props.resetKey) this.retry();
  }

  retry = () => {
    resetFailedPages();
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    const { children, renderError } = this.props;
    return this.state.hasFailed ? renderError(this.retry) : children;
  }
}

/** The outermost boundary, around the whole page. */
export function ErrorBoundary({ children }: Props) {
  return (
    <Boundary
      renderError={() => (
        <main className="grid min-h-dvh place-items-center">
          <ErrorState title={text.crashed} headingLevel={1} onRetry={() => location.reload()}>
            {text.crashedHelp}
          </ErrorState>
        </main>
      )}
    >
      {children}
    </Boundary>
  );
}

/** Surrounds the page of an address, so that the frame stays and leads to other pages. */
export function PageBoundary({ path, children }: Props & { path: string }) {
  return (
    <Boundary
      resetKey={path}
      renderError={(retry) => (
        <ErrorState title={text.pageNotLoaded} headingLevel={1} onRetry={retry}>
          {text.pageNotLoadedHelp}
        </ErrorState>
      )}
    >
      {children}
    </Boundary>
  );
}
