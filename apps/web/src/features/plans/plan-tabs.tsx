import { useCan } from '../../challenge/premium';
import { PageTabs } from '../../ui/page-tabs';
import { text } from './text';

/** Anybody may try the editor, so it has no lock: only adopting a plan needs Premium. */
export function PlanTabs() {
  const isLocked = useCan()('scheduler') === false;
  return (
    <PageTabs
      label={text.plan}
      tabs={[
        { to: '/plan', name: text.plan },
        { to: '/plan/schedule', name: text.schedule, isLocked },
      ]}
    />
  );
}
