import { type BrowserTraits, isIos } from '../../platform/device/ios';

const onIos = [
  'Open the Settings app, then Notifications.',
  'Choose Hundred and switch on Allow Notifications.',
];

/** How to unblock notifications, by browser. */
const ways: ReadonlyArray<[sign: RegExp, steps: readonly string[]]> = [
  [
    /\bAndroid\b.*\bFirefox\//,
    ['Tap the lock beside the address.', 'Tap Notification, then Allow.', 'Load this page again.'],
  ],
  [
    /\bAndroid\b/,
    [
      'Tap the sign beside the address, then Permissions. In the installed app, hold its icon and tap App info.',
      'Tap Notifications and allow them.',
    ],
  ],
  [
    /\bFirefox\//,
    [
      'Click the sign beside the address.',
      'Remove “Blocked” beside Send notifications.',
      'Load this page again.',
    ],
  ],
  [
    /\bEdg\//,
    ['Click the lock beside the address, then Permissions for this site.', 'Set Notifications to Allow.'],
  ],
  [
    /\b(Chrome|HeadlessChrome)\//,
    ['Click the sign beside the address, then Site settings.', 'Set Notifications to Allow.'],
  ],
  [
    /\bSafari\//,
    ['In the menu choose Safari, then Settings, Websites, Notifications.', 'Set this site to Allow.'],
  ],
];

const anywhere = ['Open the permissions of this site in your browser’s settings.', 'Allow notifications.'];

export function unblockSteps(device: BrowserTraits): readonly string[] {
  if (isIos(device)) return onIos;
  return ways.find(([sign]) => sign.test(device.userAgent))?.[1] ?? anywhere;
}
