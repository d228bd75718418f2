import { nameInSentence } from '@hundred/domain/text/name-in-sentence';
import { defineText } from '../../ui/language/define-text';

type Name = { name: string };
type Size = { size: string };

export const text = defineText('camera', {
  title: 'Count with the camera',
  titleOf: ({ name }: Name) => `Count ${nameInSentence(name)} with the camera`,
  countByTouch: 'Count by tapping',
  loading: 'Loading',
  pageNotLoaded: 'We couldn’t load this page',
  dayNotLoaded: 'We couldn’t load today’s challenge',
  isPreview: 'Counting with the camera is in early access',
  turnOn: 'Turn it on under Early access in Settings.',
  turnOnPreview: 'With Premium, you can turn it on under Early access in Settings.',
  openSettings: 'Open settings',
  seePlans: 'See Premium',
  isDone: ({ name }: Name) => `Done today: ${name}`,
  startsTomorrow: 'Day 1 starts tomorrow',
  seeDay: 'See your day',
  notCounted: ({ name }: Name) => `The camera can’t count ${nameInSentence(name)} yet`,
  notCountedReason: 'It would make too many mistakes.',

  /** Where to put the phone. */
  places: {
    side: 'Lean your phone against a wall, two to three meters away. It must see you from the side.',
    front: 'Lean your phone against a wall, two to three meters away. It must see you from the front.',
  },
  promises: [
    'Pictures stay on this device. We never send or save them.',
    'The camera is on only while it watches you.',
    'The camera can make mistakes. You can correct its count.',
  ],
  oneMoment: 'One moment',
  megabytes: ({ number }: { number: string }) => `${number} MB`,
  load: ({ size }: Size) => `Download ${size}`,
  loadOnce: ({ size }: Size) => `One ${size} download. Then the camera counts offline.`,
  loadingFiles: ({ size }: Size) => `Downloading ${size}`,
  loaded: ({ percent, size }: Size & { percent: string }) => `${percent} of ${size}`,
  cancel: 'Cancel',
  start: 'Start the camera',
  starting: 'Starting',
  browserMayAsk: 'Your browser may ask for permission.',
  allowWhenAsked: 'If your browser asks, allow the camera.',

  picture: 'What the camera sees',
  useBackCamera: 'Use back camera',
  useFrontCamera: 'Use front camera',
  turnVoiceOff: 'Turn voice off',
  turnVoiceOn: 'Turn voice on',
  hints: {
    nobody: 'Step into view.',
    stepBack: 'Step back a little.',
    headOut: 'Your head is out of view.',
    feetOut: 'Your feet are out of view.',
    handsOut: 'Your hands are out of view.',
    comeNearer: 'Come a little closer.',
    turnSideways: 'Turn sideways to the camera.',
    faceCamera: 'Face the camera.',
    notSeen: 'The camera can’t see all of you.',
    tooDark: 'It’s too dark to see you.',
  },
  getReady: 'Get ready.',
  stayThere: 'Good. Stay there.',

  status: ({ done, target }: { done: string; target: string }) => `${done} of ${target} done.`,
  countIsSaved: 'Your count is saved.',
  close: 'Close and keep your count',
  oneLess: 'Remove one rep',
  oneMore: 'Add one rep',
  pause: 'Pause',
  resume: 'Resume',
  finish: 'Finish',
  saveAndClose: 'Save and close',
  pauses: {
    asked: 'Paused.',
    hidden: 'Paused, because you left this page.',
    turned: 'Paused, because you turned the phone.',
    taken: 'Paused, because a call or another app took the camera.',
    nobodyCame: 'Paused, because the camera saw nobody for two minutes.',
    starting: 'The camera is starting.',
  },

  /** Short enough to be spoken within a rep. */
  faults: {
    depth: 'Do the full rep',
    hipLine: 'Keep your hips straight',
    neck: 'Don’t pull on your neck',
    armsOverhead: 'Arms all the way up',
    chestUp: 'Chest up',
  },
  shallow: 'Do the full rep. That one doesn’t count.',
  extraSpoken: ({ reps }: { reps: number }) => `plus ${reps}`,
  targetSpoken: ({ reps }: { reps: number }) => `${reps}. Done`,
  goSpoken: 'Go',
  lostSpoken: 'I can’t see you. Your count is saved.',

  problems: {
    denied: {
      title: 'The camera is blocked',
      help: 'Tap the icon beside the address and allow the camera. Then try again.',
    },
    none: { title: 'No camera found', help: 'You can count by tapping instead.' },
    busy: {
      title: 'The camera is in use',
      help: 'Close the call or app that uses the camera. Then try again.',
    },
    insecure: {
      title: 'The camera needs a secure address',
      help: 'The address must start with https. You can count by tapping instead.',
    },
    unsupported: {
      title: 'This browser can’t count with the camera',
      help: 'Use a newer browser, or count by tapping.',
    },
    offline: {
      title: 'No connection',
      help: 'The camera counter isn’t on this device yet. Go online once to download it.',
    },
    files: { title: 'The download is incomplete', help: 'Try again. We download only the missing part.' },
    model: { title: 'Counting didn’t start', help: 'Try again. If it still fails, count by tapping.' },
  },
  deniedInApp:
    'Allow the camera for Hundred in your device settings. On Android, hold the Hundred icon and tap App info.',
});
