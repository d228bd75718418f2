import { useEffect } from 'react';
import { useCan } from '../challenge/premium';
import { followAccent, setAccentAllowed } from '../platform/look/accent';

/** Applies what the plan in force allows, including the chosen accent. Renders nothing. */
export default function PlanInForce() {
  const isAllowed = useCan()('themes');
  useEffect(followAccent, []);
  useEffect(() => {
    if (isAllowed !== undefined) setAccentAllowed(isAllowed);
  }, [isAllowed]);
  return null;
}
