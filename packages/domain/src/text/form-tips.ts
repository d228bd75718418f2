import type { MovementId } from '../movements/movements';

/** Three or four short tips for safe form. */
export const formTips: Readonly<Record<MovementId, readonly string[]>> = {
  pushup: [
    'Place your hands a little wider than your shoulders. Keep your body straight.',
    'Hold your elbows at about 45 degrees, not straight out.',
    'Lower your chest to just above the floor. Then push up.',
    'Too hard today? Put your knees down or your hands on a bench. It still counts.',
  ],
  diamondPushup: [
    'Put your hands under your chest. Your thumbs and index fingers touch.',
    'Keep your elbows close to your ribs all the way down.',
    'Move your hands a little apart if your wrists hurt.',
    'Put your knees down before your hips sag.',
  ],
  hinduPushup: [
    'Start with your hips high, hands and feet on the floor.',
    'Move your chest down and forward between your hands. Then look up.',
    'Push your hips back up. Go slowly and don’t bounce.',
    'Bend your back less if your lower back hurts.',
  ],
  inclinePushup: [
    'Put your hands on something that can’t slide, about as high as your knees.',
    'Keep your body straight from heels to head.',
    'Lower your chest to the edge, elbows at about 45 degrees.',
    'Sore wrists? Use your fists or hold a rail.',
  ],
  kneePushup: [
    'Kneel on something soft. Keep your body straight from knees to head.',
    'Tighten your belly. Don’t lift or drop your hips.',
    'Lower your chest, not your chin. Then push up evenly.',
  ],
  wallPushup: [
    'Stand an arm’s length from the wall, hands at shoulder height.',
    'Bend your elbows until your nose is near the wall. Keep your heels down.',
    'Push back slowly. Stand farther away to make it harder.',
  ],
  situp: [
    'Bend your knees, feet flat. Put your hands at your temples or on your chest.',
    'Curl up slowly. Don’t pull on your neck.',
    'Breathe out on the way up. Lower slowly.',
    'If your lower back hurts, do crunches instead.',
  ],
  vUp: [
    'Lie flat. Lift your arms and straight legs together above your hips.',
    'Lower slowly. If your back leaves the floor, bend your knees.',
    'Keep your chin off your chest.',
  ],
  russianTwist: [
    'Sit up straight and lean back a little. Keep your heels down or just off the floor.',
    'Turn from your ribs, not only your arms. Each side counts as one rep.',
    'Keep your back straight. If it rounds, put your heels down.',
  ],
  crunch: [
    'Bend your knees, feet flat. Keep your lower back on the floor.',
    'Breathe out and lift only your shoulder blades.',
    'Put your hands lightly at your temples. Don’t pull on your neck.',
  ],
  deadBug: [
    'Lie on your back, arms up, knees bent above your hips.',
    'Lower one arm and the opposite leg together, then switch. Each side counts as one rep.',
    'Keep your lower back on the floor. If it lifts, don’t reach as far.',
  ],
  plank: [
    'Put your forearms on the floor, elbows below your shoulders.',
    'Keep your body straight from heels to head. Tighten your belly.',
    'Keep breathing. Two seconds count as one rep.',
    'Put your knees down before your hips sag.',
  ],
  jumpingJack: [
    'Land softly on the front of your feet, knees slightly bent.',
    'Move your arms all the way up and down, together with your feet.',
    'Tighten your belly and keep your back straight.',
    'Too hard today? Step to the side, one foot at a time.',
  ],
  burpee: [
    'Squat, put your hands down, and step or jump back to a plank.',
    'Bring your feet back under you before you stand up.',
    'Land softly with bent knees. Jump lower when you’re tired.',
    'No jump today? Step instead.',
  ],
  boxJump: [
    'Use a low, steady box that can’t slide.',
    'Swing your arms, jump, and land quietly with your whole foot on the box.',
    'Stand up straight on top, then step down. Don’t jump down.',
    'No box, or a sore knee? Step up, one leg after the other.',
  ],
  squat: [
    'Place your feet as wide as your shoulders, toes a little out.',
    'Sit back and down as if on a chair. Keep your heels down.',
    'Point your knees where your toes point. Keep your chest up.',
    'Go only as low as you can with a straight back.',
  ],
  stepJack: [
    'Step to one side and lift your arms. Step back and lower them. Then do the other side.',
    'Each side counts as one rep. Keep one foot on the floor.',
    'Keep your back straight and your knees slightly bent.',
  ],
  march: [
    'March on the spot. Lift your knees as high as feels good.',
    'Swing your arms and keep your back straight. Each knee lift counts as one rep.',
    'Hold on to a chair if you need to.',
  ],
};
