import { useCan } from '../../challenge/premium';
import { PageTabs } from '../../ui/page-tabs';

/** Anybody may try the editor, so it has no lock: only adopting a plan needs Premium. */
export function PlanTabs() {
  const isLocked = useCan()('scheduler') === false;
  return (
    <PageTabs
      label="Plan"
      tabs={[
        { to: '/plan', name: 'Plan' },
        { to: '/plan/schedule', name: 'Schedule', isLocked },
      ]}
    />
  );
}
