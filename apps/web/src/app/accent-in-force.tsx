import { useEffect } from 'react';
import { followAccent, holdAccent } from '../platform/accent';
import { useCan } from '../platform/premium';

/** The accent that was chosen, as long as premium opens it. Shows nothing by itself. */
export default function AccentInForce() {
  const isOpen = useCan()('themes');
  useEffect(followAccent, []);
  useEffect(() => {
    if (isOpen !== undefined) holdAccent(isOpen);
  }, [isOpen]);
  return null;
}
