import { cleanName, wrongWithName } from '../text/names';

const shortestName = 3;
const longestName = 30;

/** Checks the name of a team or a challenge, which only its members see. */
export function wrongWithGroupName(name: string): string | null {
  const fault = wrongWithName(name);
  if (fault !== null) return fault;
  const { length } = [...cleanName(name)];
  return length < shortestName || length > longestName
    ? `must have ${shortestName} to ${longestName} characters`
    : null;
}
