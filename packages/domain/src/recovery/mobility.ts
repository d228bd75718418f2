/** The movements of the recovery sessions. `cues` say what to pay attention to, in the order of execution. */
export interface Mobility {
  name: string;
  cues: readonly [string, string];
  /** Changes sides halfway. */
  hasSides?: true;
}

export const mobility = {
  wristRocks: {
    name: 'Wrist rocks',
    cues: [
      'Get on your hands and knees. Lean forward until you feel a stretch in your wrists.',
      'Lean back again. Make small, slow movements.',
    ],
  },
  armSwings: {
    name: 'Arm swings',
    cues: [
      'Stand up straight and swing both arms up in front of you.',
      'Let them swing back behind you. Don’t force it.',
    ],
  },
  armSlides: {
    name: 'Arm slides',
    cues: [
      'Hold your elbows out and your hands up, as if against a wall.',
      'Slide your arms up, then down again.',
    ],
  },
  catCow: {
    name: 'Cat and cow',
    cues: [
      'Get on your hands and knees. Round your back and let your head hang.',
      'Then lower your belly and look ahead.',
    ],
  },
  childsPose: {
    name: 'Rock back to your heels',
    cues: [
      'From your hands and knees, push your hips back to your heels.',
      'Stretch your arms forward, then come up.',
    ],
  },
  openReach: {
    name: 'Reach and open',
    cues: [
      'On your hands and knees, reach one arm under your body.',
      'Then lift it to the ceiling and look at your hand.',
    ],
    hasSides: true,
  },
  downDog: {
    name: 'Hips up and back',
    cues: [
      'From a plank, lift your hips and push the floor away.',
      'Push your heels toward the floor. You can bend your knees.',
    ],
  },
  birdDog: {
    name: 'Bird dog',
    cues: [
      'On your hands and knees, stretch out one arm and the opposite leg.',
      'Keep your hips level and come back slowly.',
    ],
    hasSides: true,
  },
  sphinx: {
    name: 'Sphinx',
    cues: ['Lie on your belly, hands beside your ribs.', 'Lift your chest. Keep your hips on the floor.'],
  },
  bridge: {
    name: 'Bridge',
    cues: [
      'Lie on your back, knees bent. Push your feet down and lift your hips.',
      'Lower your back slowly, from top to bottom.',
    ],
  },
  kneeHugs: {
    name: 'Knee hugs',
    cues: ['Lie on your back and hold both knees.', 'Pull them in, then let them go a little.'],
  },
  kneeSways: {
    name: 'Knee sways',
    cues: [
      'Lie on your back, feet on the floor. Let both knees sink to one side.',
      'Then let them sink to the other side. Keep your shoulders down.',
    ],
  },
  hipLunge: {
    name: 'Hip opener',
    cues: [
      'Kneel on one knee and put the other foot in front.',
      'Push your hips forward until you feel a stretch, then go back.',
    ],
    hasSides: true,
  },
  forwardFold: {
    name: 'Forward fold',
    cues: [
      'Stand with your knees slightly bent. Roll down slowly, starting with your head.',
      'Hang and breathe out. Then roll up again.',
    ],
  },
  deepSquat: {
    name: 'Deep squat',
    cues: [
      'Place your feet wide apart and squat as low as feels good.',
      'Keep your chest up, elbows between your knees. Then come halfway up.',
    ],
  },
  heelRaises: {
    name: 'Heel raises',
    cues: ['Stand up straight and rise onto your toes.', 'Lower your heels slowly.'],
  },
} as const satisfies Record<string, Mobility>;

export type MobilityId = keyof typeof mobility;

export const mobilityIds = Object.keys(mobility) as readonly MobilityId[];
