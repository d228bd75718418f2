import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { text } from './text';

/** The page for an address below `/desk` that names no tab. */
export function NoSuchTab() {
  return (
    <EmptyState
      title={text.notFound}
      headingLevel={1}
      action={<ButtonLink to="/desk">{text.toOverview}</ButtonLink>}
    >
      {text.notFoundHint}
    </EmptyState>
  );
}
