import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';

export function NoSuchTab() {
  return (
    <EmptyState
      title="Page not found"
      headingLevel={1}
      action={<ButtonLink to="/desk">Go to the overview</ButtonLink>}
    >
      There is no such page at the desk.
    </EmptyState>
  );
}
