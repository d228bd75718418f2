import type { MovementId } from '../movements/movements';

/** Three or four short tips for safe form. */
export const formTips: Readonly<Record<MovementId, readonly string[]>> = {
  pushup: [
    'Hands a little wider than your shoulders, body in one straight line.',
    'Keep your elbows at about 45 degrees, not flared out.',
    'Lower until your chest is just above the floor, then press up without locking the elbows hard.',
    'Too hard today? Put your knees down or your hands on a bench. It still counts.',
  ],
  diamondPushup: [
    'Thumbs and index fingers touch under your breastbone and make a diamond.',
    'Elbows stay close to your ribs all the way down.',
    'Keep your wrists comfortable: widen the hands a little if they hurt.',
    'Go to your knees before your hips begin to sag.',
  ],
  hinduPushup: [
    'Begin with your hips high, hands and feet on the floor.',
    'Sweep your chest down and forward between your hands, then up to look ahead.',
    'Push your hips back up to where you began. Slow and flowing, no bouncing.',
    'Ease off the arch if your lower back complains.',
  ],
  inclinePushup: [
    'Hands on something that cannot slide, about as high as your knees.',
    'Body in one straight line from heels to head.',
    'Lower your chest to the edge, elbows at about 45 degrees.',
    'On fists or a rail your wrists stay straight.',
  ],
  kneePushup: [
    'Knees on something soft, body straight from knees to head.',
    'Hips neither in the air nor sagging: belly firm.',
    'Lower your chest, not your chin, and press up evenly.',
  ],
  wallPushup: [
    'An arm’s length from the wall, hands as high as your shoulders.',
    'Bend your elbows until your nose is near the wall, heels on the floor.',
    'Push back slowly. A step further from the wall makes it harder.',
  ],
  situp: [
    'Knees bent, feet flat, hands light at your temples or across your chest.',
    'Curl up one vertebra at a time. Do not pull on your neck.',
    'Breathe out on the way up, lower slowly on the way down.',
    'If your lower back aches, do half-way crunches instead.',
  ],
  vUp: [
    'Lie long, then lift arms and straight legs together to meet above your hips.',
    'Lower with control. If your back leaves the floor, bend your knees.',
    'Keep your chin off your chest and your neck long.',
  ],
  russianTwist: [
    'Sit tall, lean back a little, heels down or just off the floor.',
    'Turn from your ribs, not only your arms. Each side counts as one.',
    'Keep your back straight. Put your heels down when it begins to round.',
  ],
  crunch: [
    'Knees bent, feet flat, lower back on the floor all the time.',
    'Lift your shoulder blades only, breathing out.',
    'Hands light at your temples: your neck does no work.',
  ],
  deadBug: [
    'On your back, arms up, knees bent above your hips.',
    'Lower one arm and the other leg together, then change. Each side counts as one.',
    'Your lower back stays on the floor. Where it lifts, do not lower so far.',
  ],
  plank: [
    'Elbows below your shoulders, forearms on the floor.',
    'One straight line from heels to head, belly and seat firm.',
    'Breathe. Two seconds held count as one rep.',
    'Put your knees down before your hips begin to sag.',
  ],
  jumpingJack: [
    'Land softly on the balls of your feet, knees slightly bent.',
    'Arms all the way up, then all the way down, in rhythm with your feet.',
    'Keep your belly firm and your back tall.',
    'Need it gentler? Step out to the side, one foot at a time.',
  ],
  burpee: [
    'Squat, hands down, step or jump back to a straight plank.',
    'Bring your feet back wide under you before you stand up.',
    'Land softly with bent knees, and keep the jump small when tired.',
    'No jump today? Step back and forth instead of jumping.',
  ],
  boxJump: [
    'Use a low, steady box that cannot slide.',
    'Swing your arms, jump, and land quietly with your whole foot on the box.',
    'Stand up straight on top, then step down. Do not jump down.',
    'No box, or a sore knee? Step up, one leg after the other.',
  ],
  squat: [
    'Feet as wide as your shoulders, toes a little out.',
    'Sit back and down as if on a chair, heels on the floor.',
    'Knees point where your toes point, chest up.',
    'Go only as low as your back stays straight.',
  ],
  stepJack: [
    'Step out to one side and lift your arms, step back and lower them. Then the other side.',
    'Each side counts as one. One foot is always on the floor.',
    'Keep your back tall and your knees soft.',
  ],
  march: [
    'March on the spot, knees as high as is comfortable.',
    'Swing your arms, back tall. Each knee counts as one.',
    'Hold on to a chair if you need to.',
  ],
};
