import { Link } from 'react-router';
import { Button } from '../../ui/button';
import { Banner } from '../../ui/feedback/banner';
import { text } from './text/banner';

/** The notice itself. Closing it accepts it too. */
export function PrivacyBanner({ onAccept }: { onAccept: () => void }) {
  return (
    <Banner
      title={text.title}
      action={
        <Button look="ink" size="small" onClick={onAccept} className="max-tablet:w-[5.5rem] max-tablet:px-2">
          {text.accept}
        </Button>
      }
      onClose={onAccept}
    >
      <ul className="inline">
        {[text.cookies, text.analytics, text.noTracking].map((statement) => (
          <li key={statement} className="inline">
            {statement}{' '}
          </li>
        ))}
      </ul>
      <Link to="/privacy" className="text-link whitespace-nowrap text-ink">
        {text.learnMore}
      </Link>
    </Banner>
  );
}
