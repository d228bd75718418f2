import type { PreviewAnswer } from '@hundred/contract/previews';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useCan } from '../../challenge/premium';
import { PremiumLine } from '../../challenge/premium-line';
import { previewsQuery } from '../../challenge/previews';
import { civilDateFormat } from '../../platform/format/format';
import { useApi } from '../../platform/session';
import { readingTime, toast } from '../../ui/feedback/toast-store';
import { Switch } from '../../ui/forms/switch';
import { TitledCard } from '../../ui/titled-card';
import { text } from './text';

const formatMonth = civilDateFormat({ month: 'long', year: 'numeric' });

/** The available previews; renders nothing if there are none. */
export function PreviewsCard() {
  const previews = useQuery(previewsQuery(useApi())).data?.previews ?? [];
  const canUse = useCan()('early-access');
  if (previews.length === 0) return null;
  return (
    <TitledCard title={text.title}>
      {canUse === false && (
        <div className="mb-4">
          <PremiumLine>{text.premiumOnly}</PremiumLine>
        </div>
      )}
      <ul className="grid gap-5">
        {previews.map((preview) => (
          <li key={preview.id}>
            <PreviewSwitch preview={preview} canUse={canUse === true} />
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

function PreviewSwitch({ preview, canUse }: { preview: PreviewAnswer; canUse: boolean }) {
  const { id, name, mayChange, since, on } = preview;
  const api = useApi();
  const queryClient = useQueryClient();
  const switchMutation = useMutation({
    mutationFn: (isOn: boolean) => api.put(`/previews/${id}`, { on: isOn }),
    onSuccess: () => queryClient.invalidateQueries(previewsQuery(api)),
    onError: (error) => toast(error.message, 'error', readingTime),
  });
  return (
    <>
      <Switch
        label={name}
        hint={text.hint({ since: formatMonth(since), mayChange })}
        isOn={switchMutation.isPending ? switchMutation.variables : on}
        onSwitch={(isOn) => switchMutation.mutate(isOn)}
        disabled={!canUse}
        busy={switchMutation.isPending}
      />
      <Link to="/support" className="text-link text-sm">
        {text.giveFeedback}
      </Link>
    </>
  );
}
