import type { PathId } from '../century-club/paths';
import type { ExerciseId } from '../days/exercises';

const pushups = [
  'Hands a little wider than your shoulders, body in one straight line.',
  'Keep your elbows at about 45 degrees, not flared out.',
  'Lower until your chest is just above the floor, then press up without locking the elbows hard.',
  'Too hard today? Put your knees down or your hands on a bench. It still counts.',
];

const situps = [
  'Knees bent, feet flat, hands light at your temples or across your chest.',
  'Curl up one vertebra at a time. Do not pull on your neck.',
  'Breathe out on the way up, lower slowly on the way down.',
  'If your lower back aches, do half-way crunches instead.',
];

const jumpingJacks = [
  'Land softly on the balls of your feet, knees slightly bent.',
  'Arms all the way up, then all the way down, in rhythm with your feet.',
  'Keep your belly firm and your back tall.',
  'Need it gentler? Step out to the side, one foot at a time.',
];

/** The season 1 exercises; the endurance path does the same ones. */
const classic: Readonly<Record<ExerciseId, readonly string[]>> = { pushups, situps, jumpingJacks };

const tipsByPath: Readonly<Record<PathId, Readonly<Record<ExerciseId, readonly string[]>>>> = {
  strength: {
    pushups: [
      'Thumbs and index fingers touch under your breastbone and make a diamond.',
      'Elbows stay close to your ribs all the way down.',
      'Keep your wrists comfortable: widen the hands a little if they hurt.',
      'Go to your knees before your hips begin to sag.',
    ],
    situps: [
      'Lie long, then lift arms and straight legs together to meet above your hips.',
      'Lower with control. If your back leaves the floor, bend your knees.',
      'Keep your chin off your chest and your neck long.',
    ],
    jumpingJacks: [
      'Squat, hands down, step or jump back to a straight plank.',
      'Bring your feet back wide under you before you stand up.',
      'Land softly with bent knees, and keep the jump small when tired.',
      'No jump today? Step back and forth instead of jumping.',
    ],
  },
  endurance: classic,
  hybrid: {
    pushups: [
      'Begin with your hips high, hands and feet on the floor.',
      'Sweep your chest down and forward between your hands, then up to look ahead.',
      'Push your hips back up to where you began. Slow and flowing, no bouncing.',
      'Ease off the arch if your lower back complains.',
    ],
    situps: [
      'Sit tall, lean back a little, heels down or just off the floor.',
      'Turn from your ribs, not only your arms. Each side counts as one.',
      'Keep your back straight. Put your heels down when it begins to round.',
    ],
    jumpingJacks: [
      'Use a low, steady box that cannot slide.',
      'Swing your arms, jump, and land quietly with your whole foot on the box.',
      'Stand up straight on top, then step down. Do not jump down.',
      'No box, or a sore knee? Step up, one leg after the other.',
    ],
  },
};

/** Three or four short tips for safe form; `path` is null in season 1. */
export function formTips(exercise: ExerciseId, path: PathId | null): readonly string[] {
  return path === null ? classic[exercise] : tipsByPath[path][exercise];
}
