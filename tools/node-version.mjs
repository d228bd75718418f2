/** Refuses the versions that the packages of the build exclude (`^20.19.0 || >=22.12.0`). @param {string} version */
export function refusalOfNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return undefined;
  return `You have Node ${version}. Hundred needs Node 22.12 or newer, or Node 20 from 20.19 on. Get it from https://nodejs.org.`;
}
