import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/feedback/empty-state';
import { text } from './text';

export function AgeGroupPanel() {
  return (
    <Card tone="open">
      <EmptyState
        title={text.setAgeGroup}
        action={
          <ButtonLink to="/settings" look="ink">
            {text.openSettings}
          </ButtonLink>
        }
      >
        {text.setAgeGroupHint}
      </EmptyState>
    </Card>
  );
}
