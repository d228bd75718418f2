import { useEffect } from 'react';
import { useCan } from '../challenge/premium';
import { followAccent, holdAccent } from '../platform/look/accent';

/** What a plan opens, as long as it holds; and the accent that was chosen, by that. Shows nothing by itself. */
export default function PlanInForce() {
  const isOpen = useCan()('themes');
  useEffect(followAccent, []);
  useEffect(() => {
    if (isOpen !== undefined) holdAccent(isOpen);
  }, [isOpen]);
  return null;
}
