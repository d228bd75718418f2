import { defineText } from '../../ui/language/define-text';

type Name = { name: string };
type Size = { size: string };

export const text = defineText('camera', {
  title: 'Count with the camera',
  titleOf: ({ name }: Name) => `Count ${name} with the camera`,
  countByTouch: 'Count by touch',
  loading: 'Loading',
  pageNotLoaded: 'This page did not load',
  dayNotLoaded: 'Today’s challenge did not load',
  isPreview: 'Counting with the camera is a preview',
  turnOn: 'Turn it on in Settings under Early access.',
  turnOnPreview: 'With Premium, turn it on in Settings under Early access.',
  openSettings: 'Open settings',
  isDone: ({ name }: Name) => `${name} are done`,
  opensTomorrow: 'Your Day 1 opens tomorrow',
  seeDay: 'See your day',
  notCounted: ({ name }: Name) => `The camera can’t count ${name} yet`,
  notCountedReason: 'It would miscount too often.',

  /** Where to put the phone. */
  places: {
    side: 'Lean the phone against a wall, two to three meters away. Turn your side to it.',
    front: 'Lean the phone against a wall, two to three meters away. Face it.',
  },
  promises: [
    'Pictures stay on this device. We never send or save them.',
    'The camera is on only while it watches you.',
    'This is a preview and may miscount. Correct it by touch.',
  ],
  oneMoment: 'One moment',
  megabytes: ({ number }: { number: string }) => `${number} MB`,
  load: ({ size }: Size) => `Load ${size}`,
  loadOnce: ({ size }: Size) => `${size} once, then it works offline.`,
  loadingFiles: ({ size }: Size) => `Loading ${size}`,
  loaded: ({ percent, size }: Size & { percent: string }) => `${percent} of ${size}`,
  cancel: 'Cancel',
  start: 'Start the camera',
  starting: 'Starting',
  browserMayAsk: 'Your browser may ask for permission.',
  allowWhenAsked: 'If your browser asks, allow the camera.',

  picture: 'What the camera sees',
  useBackCamera: 'Use back camera',
  useFrontCamera: 'Use front camera',
  voiceIsOn: 'Voice is on',
  voiceIsOff: 'Voice is off',
  hints: {
    nobody: 'Step into the picture.',
    stepBack: 'Step back a little.',
    headOut: 'Your head is out of the picture.',
    feetOut: 'Your feet are out of the picture.',
    handsOut: 'Your hands are out of the picture.',
    comeNearer: 'Come a little closer.',
    turnSideways: 'Turn your side to the camera.',
    faceCamera: 'Face the camera.',
    notSeen: 'The camera can’t see all of you.',
    tooDark: 'It’s too dark to see you.',
  },
  getReady: 'Get ready.',
  stayThere: 'Good. Stay there.',

  status: ({ done, target }: { done: string; target: string }) => `${done} of ${target} done.`,
  countIsSaved: 'Your count is saved.',
  close: 'Close and keep the count',
  oneLess: 'One rep less',
  oneMore: 'One rep more',
  pause: 'Pause',
  resume: 'Resume',
  finish: 'Finish',
  pauses: {
    asked: 'Paused.',
    hidden: 'Paused, because the page was hidden.',
    turned: 'Paused, because the phone was turned.',
    taken: 'Paused, because a call or another app took the camera.',
    nobodyCame: 'Paused, because the camera saw nobody for two minutes.',
    starting: 'The camera is starting.',
  },

  /** Short enough to be spoken within a rep. */
  faults: {
    depth: 'All the way',
    hipLine: 'Hips in line',
    neck: 'Don’t pull your neck',
    armsOverhead: 'Arms overhead',
    chestUp: 'Chest up',
  },
  shallow: 'Not all the way. Not counted.',
  extraSpoken: ({ reps }: { reps: number }) => `plus ${reps}`,
  targetSpoken: ({ reps }: { reps: number }) => `${reps}. Done`,
  goSpoken: 'Go',
  lostSpoken: 'I can’t see you. Your count is saved.',

  problems: {
    denied: {
      title: 'The camera is blocked',
      help: 'Tap the icon beside the address and allow the camera. Then try again.',
    },
    none: { title: 'No camera found', help: 'You can count by touch instead.' },
    busy: {
      title: 'The camera is in use',
      help: 'Close the call or app that uses it. Then try again.',
    },
    insecure: {
      title: 'The camera needs a secure address',
      help: 'The address must start with https. You can count by touch here.',
    },
    unsupported: {
      title: 'This browser can’t count with the camera',
      help: 'Use a newer browser, or count by touch.',
    },
    offline: {
      title: 'No connection',
      help: 'The camera counter isn’t on this device yet. Go online once to load it.',
    },
    files: { title: 'The download is incomplete', help: 'Try again. Only the missing part loads.' },
    model: { title: 'Counting did not start', help: 'Try again. If it still fails, count by touch.' },
  },
  deniedInApp:
    'Allow the camera for Hundred in your device settings. On Android, hold its icon and tap App info.',
});
