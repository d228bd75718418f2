import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { CameraIssuePanel } from './camera-issue-panel';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The panel for a denied camera, in a browser window or in the installed app. */
function renderDenied({ isInstalled }: { isInstalled: boolean }): string {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }));
  return renderToStaticMarkup(<CameraIssuePanel problem="denied" isLoading={false} onRetry={() => {}} />);
}

it('The help does not mention the address bar in the installed app, which has none', () => {
  expect(renderDenied({ isInstalled: false })).toContain('Tap the icon beside the address');
  const inApp = renderDenied({ isInstalled: true });
  expect(inApp).toContain('Allow the camera for Hundred in your device settings');
  expect(inApp).not.toContain('address');
});
