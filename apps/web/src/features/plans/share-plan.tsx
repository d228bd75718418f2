import type { PlannedExercises } from '@hundred/domain/programs/presets';
import { useQuery } from '@tanstack/react-query';
import { useCopyText } from '../../platform/device/copy-text';
import { canShare, openShareSheet } from '../../platform/device/share-sheet';
import { configQuery } from '../../platform/http/config-query';
import { useApi } from '../../platform/session';
import { Button } from '../../ui/button';
import { LinkCopied } from '../../ui/feedback/link-copied';
import { planLink } from './plan-link';
import { text } from './text';

/** Uses the device's share sheet, otherwise the clipboard. The plan is in the link itself. */
export function SharePlan({ exercises }: { exercises: PlannedExercises }) {
  const { data: config } = useQuery(configQuery(useApi()));
  const [copyState, copy] = useCopyText();
  const link = planLink(config?.publicUrl ?? location.origin, exercises);
  const data: ShareData = { title: text.shareTitle, url: link };
  return (
    <>
      <Button
        look="text"
        size="small"
        icon={copyState === 'copied' ? 'check' : 'share'}
        className="-ml-4"
        onClick={() => (canShare(data) ? void openShareSheet(data) : copy(link))}
      >
        {copyState === 'copied' ? text.linkCopied : text.share}
      </Button>
      <LinkCopied state={copyState} link={link} />
    </>
  );
}
