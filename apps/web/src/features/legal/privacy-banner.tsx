import { Link } from 'react-router';
import { Button } from '../../ui/button';
import { Banner } from '../../ui/feedback/banner';

const statements = [
  'Essential cookies are used for authentication.',
  'Analytics data is stored locally.',
  'No tracking, and no third-party sharing.',
];

export function PrivacyBanner({ onAccept }: { onAccept: () => void }) {
  return (
    <Banner
      title="Privacy & Cookies"
      action={
        <Button look="ink" size="small" onClick={onAccept} className="max-tablet:w-[5.5rem] max-tablet:px-2">
          Accept & Continue
        </Button>
      }
      onClose={onAccept}
    >
      <ul className="inline">
        {statements.map((statement) => (
          <li key={statement} className="inline">
            {statement}{' '}
          </li>
        ))}
      </ul>
      <Link to="/privacy" className="text-link whitespace-nowrap text-ink">
        Learn More
      </Link>
    </Banner>
  );
}
