import { Banner } from '../../ui/banner';
import { Button, ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';

const statements = [
  'Essential cookies are used for authentication.',
  'Analytics data is stored locally.',
  'No tracking, and no third-party sharing.',
];

export function PrivacyBanner({ onAccept }: { onAccept: () => void }) {
  return (
    <Banner title="Privacy & Cookies" onClose={onAccept}>
      <ul className="grid gap-1.5">
        {statements.map((statement) => (
          <li key={statement} className="flex gap-2">
            <Icon name="check" size={18} className="mt-1 text-ink" />
            {statement}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="ink" size="small" onClick={onAccept}>
          Accept & Continue
        </Button>
        <ButtonLink look="text" size="small" to="/privacy">
          Learn More
        </ButtonLink>
      </div>
    </Banner>
  );
}
