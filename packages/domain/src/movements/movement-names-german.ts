import type { MovementId } from './movements';

export const germanMovementNames: Readonly<Record<MovementId, string>> = {
  pushup: 'Liegestütze',
  diamondPushup: 'Diamant-Liegestütze',
  hinduPushup: 'Hindu-Liegestütze',
  inclinePushup: 'Erhöhte Liegestütze',
  kneePushup: 'Knie-Liegestütze',
  wallPushup: 'Wand-Liegestütze',
  situp: 'Sit-ups',
  vUp: 'Klappmesser',
  russianTwist: 'Russian Twists',
  crunch: 'Crunches',
  deadBug: 'Dead Bugs',
  plank: 'Unterarmstütz',
  jumpingJack: 'Hampelmänner',
  burpee: 'Burpees',
  boxJump: 'Kastensprünge',
  squat: 'Kniebeugen',
  stepJack: 'Schritt-Hampelmänner',
  march: 'Marschieren',
};
