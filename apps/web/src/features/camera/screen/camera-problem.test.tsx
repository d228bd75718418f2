import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { CameraIssuePanel } from './camera-problem';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The page with a denied camera, in a browser window or in the installed app. */
function shown(isInstalled: boolean): string {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }));
  return renderToStaticMarkup(<CameraIssuePanel problem="denied" isLoading={false} onRetry={() => {}} />);
}

it('The help does not mention the address bar in the installed app, which has none', () => {
  expect(shown(false)).toContain('Tap the icon beside the address');
  expect(shown(true)).toContain('Allow the camera for Hundred in your device settings');
  expect(shown(true)).not.toContain('address');
});
