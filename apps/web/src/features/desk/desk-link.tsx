import { ButtonLink } from '../../ui/button';
import { TitledCard } from '../../ui/titled-card';
import { text } from './text';

/** The way to the desk, in the settings of an operator. */
export function DeskLink() {
  return (
    <TitledCard title={text.link}>
      <p className="mb-4 text-ink-2">{text.linkHint}</p>
      <ButtonLink to="/desk" look="ink">
        {text.open}
      </ButtonLink>
    </TitledCard>
  );
}
