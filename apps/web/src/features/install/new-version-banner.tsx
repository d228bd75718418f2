import { useState } from 'react';
import { takeNewVersion } from '../../platform/app-version';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';

/** Says that there is a newer version. Whoever is in the middle of something goes on, and gets it next time. */
export function NewVersionBanner() {
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <Banner title="A new version is ready" onClose={() => setDismissed(true)}>
      <p>It comes by itself the next time you open Hundred.</p>
      <Button look="ink" size="small" className="mt-3" onClick={takeNewVersion}>
        Load it now
      </Button>
    </Banner>
  );
}
