import { ButtonLink } from '../../ui/button';
import { TitledCard } from '../../ui/titled-card';

/** The way to the desk, in the settings of an operator. */
export function DeskLink() {
  return (
    <TitledCard title="Operator’s desk">
      <p className="mb-4 text-ink-2">People, questions, reports and the health of this installation.</p>
      <ButtonLink to="/desk" look="ink">
        Open the desk
      </ButtonLink>
    </TitledCard>
  );
}
