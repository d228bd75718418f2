import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/feedback/empty-state';
import { text } from './text';

/** Stands in place of the board of an age group, for a person who has not chosen theirs. */
export function AgeGroupMissing() {
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
