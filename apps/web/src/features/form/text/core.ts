import { defineText } from '../../../ui/language/define-text';
import type { DemonstrationText } from '../demonstration';

export const coreText = defineText('form/core', {
  situp: {
    tempo: 'Come up in a second and a half, go down in two.',
    poses: [
      { name: 'Lying', text: 'Bend your knees, cross your arms' },
      { name: 'Curl', text: 'Lift your head and shoulders first' },
      { name: 'Up', text: 'Bring your chest close to your thighs' },
    ],
    checkpoints: [
      {
        name: 'Feet flat, knees bent',
        text: 'Put your heels about two hand-widths from your hips.',
        when: 'lying down',
      },
      {
        name: 'Curl up slowly',
        text: 'Lift your shoulders before your lower back.',
        when: 'on the way up',
      },
      {
        name: 'Breathe out as you come up',
        text: 'Use your belly. Don’t swing.',
        when: 'near the top',
      },
      {
        name: 'Lower slowly',
        text: 'Put your lower back down first, your head last.',
        when: 'on the way down',
      },
    ],
    mistake: {
      right: 'Your back curls. Your feet stay down.',
      wrong: 'Your back is stiff and you swing. Curl up, or do crunches.',
    },
  },
  vUp: {
    tempo: 'Come up in one second, go down in two.',
    poses: [
      { name: 'Flat', text: 'Lie flat, arms over your head' },
      { name: 'Rising', text: 'Lift arms and legs together' },
      { name: 'V', text: 'Balance on your hips, hands to your shins' },
    ],
    checkpoints: [
      {
        name: 'Keep your lower back down',
        text: 'Press it down before you lift your arms and legs.',
        when: 'lying flat',
      },
      {
        name: 'Arms and legs together',
        text: 'Keep your legs straight, or bend them a little.',
        when: 'on the way up',
      },
      {
        name: 'Hands to your shins',
        text: 'Open your chest. Don’t push your chin forward.',
        when: 'at the top',
      },
      {
        name: 'Lower arms and legs together',
        text: 'Go slowly until you lie flat again.',
        when: 'on the way down',
      },
    ],
    mistake: {
      right: 'Your chest and legs meet halfway.',
      wrong: 'Your chest stays low. Bend your knees and lift chest and legs together.',
    },
  },
  russianTwist: {
    tempo: 'Take about a second for each side.',
    poses: [
      { name: 'Middle', text: 'Sit up straight, lean back a little' },
      { name: 'One side', text: 'Turn your ribs, shoulders and eyes' },
      { name: 'Other side', text: 'Each side counts as one rep' },
    ],
    checkpoints: [
      {
        name: 'Sit straight, lean back',
        text: 'Keep your back straight and your chest open.',
        when: 'in the middle',
      },
      {
        name: 'Turn from your ribs',
        text: 'Your shoulders and eyes follow your hands.',
        when: 'while turning',
      },
      {
        name: 'Hands beside your hip',
        text: 'Bring them near the floor.',
        when: 'at each side',
      },
      {
        name: 'Don’t move your knees',
        text: 'Put your heels down if your back rounds.',
        when: 'coming back',
      },
    ],
    mistake: {
      right: 'Your back is straight and your shoulders turn.',
      wrong: 'Only your arms move. Put your heels down and sit up.',
    },
  },
  crunch: {
    tempo: 'Come up in one second, stop briefly, go down in one.',
    poses: [
      { name: 'Lying', text: 'Bend your knees, fingertips at your ears' },
      { name: 'Up', text: 'Lift only your shoulder blades' },
    ],
    checkpoints: [
      {
        name: 'Keep your lower back down',
        text: 'Keep it on the floor the whole time.',
        when: 'lying down',
      },
      {
        name: 'Lift your shoulder blades',
        text: 'Breathe out. Pull your ribs toward your hips.',
        when: 'on the way up',
      },
      {
        name: 'Chin off your chest',
        text: 'Leave room for a fist. Don’t pull your head.',
        when: 'at the top',
      },
      {
        name: 'Lower slowly',
        text: 'Don’t rest long on the floor.',
        when: 'on the way down',
      },
    ],
    mistake: {
      right: 'Your belly does the work, not your neck.',
      wrong: 'Your hands pull your head. Look at the ceiling.',
    },
  },
  deadBug: {
    tempo: 'Reach out in a second and a half, come back in one. Then change sides.',
    poses: [
      { name: 'Ready', text: 'Arms up, knees above your hips' },
      { name: 'One side', text: 'Reach out with one arm and the other leg' },
      { name: 'Other side', text: 'Do the other arm and leg just as slowly' },
    ],
    checkpoints: [
      {
        name: 'Knees above your hips',
        text: 'Hold your shins level and your arms straight up.',
        when: 'at the start',
      },
      {
        name: 'One arm and the other leg',
        text: 'Lower them together, slowly.',
        when: 'while you reach out',
      },
      {
        name: 'Keep your lower back down',
        text: 'If it lifts, don’t reach as far.',
        when: 'stretched out',
      },
      {
        name: 'Come back, then change sides',
        text: 'Each side counts as one rep.',
        when: 'on the way back',
      },
    ],
    mistake: {
      right: 'Your lower back stays down.',
      wrong: 'Your lower back lifts. Don’t lower your arm and leg as far.',
    },
  },
  plank: {
    tempo: 'Hold and breathe. Two seconds count as one rep.',
    poses: [
      { name: 'Set up', text: 'Start on forearms and knees' },
      { name: 'Hold', text: 'Lift your knees, keep your body straight' },
    ],
    checkpoints: [
      {
        name: 'Elbows below your shoulders',
        text: 'Put your forearms flat, pointing ahead.',
        when: 'setting up',
      },
      {
        name: 'Knees up, belly tight',
        text: 'Tighten your glutes and thighs too.',
        when: 'lifting',
      },
      {
        name: 'Body straight from heels to head',
        text: 'Breathe and look at the floor.',
        when: 'while holding',
      },
      {
        name: 'Stop before your hips sag',
        text: 'Put your knees down, rest, then continue.',
        when: 'at the end',
      },
    ],
    mistake: {
      right: 'Your body is straight. Your hips don’t sag.',
      wrong: 'Your hips sag. Put your knees down and rest.',
    },
  },
} satisfies Record<string, DemonstrationText>);
