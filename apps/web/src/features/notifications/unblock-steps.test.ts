import { expect, it } from 'vitest';
import { deviceInfo } from './push-subscription';
import { unblockSteps } from './unblock-steps';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (X11; Linux aarch64) ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'Site settings'],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0`,
    'Permissions for this site',
  ],
  [`Mozilla/5.0 (Linux; Android 15) ${webkit} Chrome/141.0 Mobile Safari/537.36`, 'App info'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 'Tap the lock'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15) Gecko/20100101 Firefox/143.0', 'Remove “Blocked”'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.0 Safari/605.1`, 'choose Safari'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} Version/18.0`, 'Settings app'],
  ['Something else', 'browser’s settings'],
])('The steps for %s are: %s', (userAgent, steps) => {
  expect(unblockSteps({ userAgent, maxTouchPoints: 0 }).join(' ')).toContain(steps);
});

it('An iPad gets the steps of an iPhone, though it identifies as a Mac', () => {
  const userAgent = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.0 Safari/605.1`;
  expect(unblockSteps({ userAgent, maxTouchPoints: 5 }).join(' ')).toContain('Settings app');
});

it('The device info has only characters and a length that the server accepts', () => {
  expect(deviceInfo({ userAgent: 'Ünd\n so', platform: 'Linux armv8l' })).toEqual({
    userAgent: 'nd so',
    platform: 'Linux armv8l',
  });
  expect(deviceInfo({ userAgent: 'x'.repeat(600), userAgentData: { platform: 'Android' } })).toEqual({
    userAgent: 'x'.repeat(512),
    platform: 'Android',
  });
});
