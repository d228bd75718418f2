import { useEffect } from 'react';
import { followAccent, holdAccent } from '../platform/accent';
import { usePlanEnd } from '../platform/plan-end';
import { useCan } from '../platform/premium';

/** What a plan opens, as long as it holds; and the accent that was chosen, by that. Shows nothing by itself. */
export default function PlanInForce() {
  usePlanEnd();
  const isOpen = useCan()('themes');
  useEffect(followAccent, []);
  useEffect(() => {
    if (isOpen !== undefined) holdAccent(isOpen);
  }, [isOpen]);
  return null;
}
