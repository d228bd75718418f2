import { useState } from 'react';
import { takeNewVersion } from '../../platform/http/take-new-version';
import { Button } from '../../ui/button';
import { Banner } from '../../ui/feedback/banner';
import { text } from './text';

/** Says that a newer version is available. A person in the middle of something can continue and gets it next time. */
export function NewVersionBanner() {
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <Banner
      title={text.newVersion}
      action={
        <Button look="ink" size="small" onClick={takeNewVersion}>
          {text.update}
        </Button>
      }
      onClose={() => setDismissed(true)}
    >
      {text.newVersionLater}
    </Banner>
  );
}
