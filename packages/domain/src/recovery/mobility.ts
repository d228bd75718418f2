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
      'On hands and knees, fingers ahead, rock forward until the wrists feel it.',
      'Then back. Small and slow.',
    ],
  },
  armSwings: {
    name: 'Arm swings',
    cues: ['Stand tall and let both arms swing up ahead of you.', 'Let them fall back behind you. No force.'],
  },
  armSlides: {
    name: 'Arm slides',
    cues: ['Elbows out to the sides, hands up, as if a wall were behind you.', 'Slide up, then down again.'],
  },
  catCow: {
    name: 'Cat and cow',
    cues: [
      'On hands and knees, round the back and let the head hang.',
      'Then let the belly sink and look ahead.',
    ],
  },
  childsPose: {
    name: 'Rock to the heels',
    cues: [
      'From hands and knees push the hips back to the heels.',
      'Reach long with the arms, then come up.',
    ],
  },
  openReach: {
    name: 'Reach and open',
    cues: [
      'On hands and knees, reach one arm through under you.',
      'Then open it to the ceiling and look after it.',
    ],
    hasSides: true,
  },
  downDog: {
    name: 'Hips up and back',
    cues: ['From a plank lift the hips and push the floor away.', 'Heels towards the floor, knees may bend.'],
  },
  birdDog: {
    name: 'Bird dog',
    cues: [
      'On hands and knees, stretch one arm and the other leg.',
      'Keep the hips level and come back slowly.',
    ],
    hasSides: true,
  },
  sphinx: {
    name: 'Sphinx',
    cues: ['Lie on your front, hands beside the ribs.', 'Lift the chest, hips stay down, neck long.'],
  },
  bridge: {
    name: 'Bridge',
    cues: ['On your back, knees bent, press the feet down and lift the hips.', 'Lower bone by bone.'],
  },
  kneeHugs: {
    name: 'Knee hugs',
    cues: ['On your back, hold both knees.', 'Draw them in, then let them go a little.'],
  },
  kneeSways: {
    name: 'Knee sways',
    cues: [
      'On your back, feet down, let both knees sink to one side.',
      'Then to the other. Shoulders stay down.',
    ],
  },
  hipLunge: {
    name: 'Hip opener',
    cues: [
      'One knee down, the other foot ahead.',
      'Push the hips forward until the front of the hip feels it, then back.',
    ],
    hasSides: true,
  },
  forwardFold: {
    name: 'Forward fold',
    cues: ['Stand with soft knees and roll down, head first.', 'Hang, breathe out, roll up again.'],
  },
  deepSquat: {
    name: 'Deep squat',
    cues: [
      'Feet wide, sink as low as is comfortable.',
      'Chest up, elbows between the knees, then halfway up.',
    ],
  },
  heelRaises: {
    name: 'Heel raises',
    cues: ['Stand tall and rise onto your toes.', 'Lower the heels slowly.'],
  },
} as const satisfies Record<string, Mobility>;

export type MobilityId = keyof typeof mobility;

export const mobilityIds = Object.keys(mobility) as readonly MobilityId[];
