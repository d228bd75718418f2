import { useState } from 'react';
import { takeNewVersion } from '../../platform/http/app-version';
import { Button } from '../../ui/button';
import { Banner } from '../../ui/feedback/banner';

/** Says that a newer version is available. A person in the middle of something can continue and gets it next time. */
export function NewVersionBanner() {
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <Banner
      title="A new version is ready"
      action={
        <Button look="ink" size="small" onClick={takeNewVersion}>
          Load it now
        </Button>
      }
      onClose={() => setDismissed(true)}
    >
      It comes by itself the next time you open Hundred.
    </Banner>
  );
}
