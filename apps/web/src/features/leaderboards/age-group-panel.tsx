import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/feedback/empty-state';

export function AgeGroupPanel() {
  return (
    <Card tone="open">
      <EmptyState
        title="Set Your Age Group"
        action={
          <ButtonLink to="/settings" look="ink">
            Go to Settings
          </ButtonLink>
        }
      >
        Tell us your age group to see how you stand among people of your age.
      </EmptyState>
    </Card>
  );
}
