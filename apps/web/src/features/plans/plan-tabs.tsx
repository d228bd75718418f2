import { useCan } from '../../challenge/premium';
import { PageTabs } from '../../ui/page-tabs';
import { text } from './text';

/** The first tab, the editor, has no lock, because anybody may try it: only adopting a plan needs Premium. */
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
