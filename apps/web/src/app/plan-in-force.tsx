import { useEffect } from 'react';
import { useCan } from '../challenge/premium';
import { followAccent, holdAccent } from '../platform/look/accent';

/** Applies what the plan in force allows, including the chosen accent. Renders nothing. */
export default function PlanInForce() {
  const isOpen = useCan()('themes');
  useEffect(followAccent, []);
  useEffect(() => {
    if (isOpen !== undefined) holdAccent(isOpen);
  }, [isOpen]);
  return null;
}
