/** Fifteen lines for each mood that a person can choose. */
const lines = {
  calm: [
    'Breathe out, and do the first one.',
    'There is no hurry in here. Only the next rep.',
    'Quiet work counts as much as loud work.',
    'Let the count carry you. You only have to follow it.',
    'Slow is fine. Slow finishes.',
    'Ten minutes of your own, and then the day goes on.',
    'Nothing to prove today. Only something to do.',
    'Put the phone down, and lie down beside it.',
    'One breath, one rep. That is all there is to it.',
    'You have done this before. Your body remembers how.',
    'Leave the number for the end. Begin with the first.',
    'A calm day is a good day for a calm set.',
    'Between two thoughts there is room for ten push-ups.',
    'Start where you are. The day will meet you there.',
    'Steady hands, steady breath, steady count.',
  ],
  bold: [
    'The set will not do itself. Good thing you are here.',
    'Make this the part of the day that went right.',
    'Nobody drifts to Day 100. You walk there, and this is a step.',
    'You said a hundred. You meant it.',
    'Tired is allowed. Done is better.',
    'Do it now, and own the rest of the day.',
    'Yesterday you thought today would be hard. Show it.',
    'Fall in love with finishing.',
    'The floor is right there. So are you.',
    'Every rep you dread is one you will not regret.',
    'You are further than most people ever begin.',
    'Turn the excuse into the warm-up.',
    'Strong people are people who started when they did not want to.',
    'Nothing dramatic. Just everything, today.',
    'Close the day the way you opened the challenge.',
  ],
  light: [
    'Your sofa will wait. It has nowhere to be.',
    'Push-ups: pushing the planet away, politely.',
    'Sit-ups are naps with ambition.',
    'Jumping jacks: proof that a snow angel can stand.',
    'The hardest lift today was the phone. Now the easy part.',
    'Gravity has turned up again. Show it who lives here.',
    'If the dog stares, let it count along.',
    'Nobody ever regretted the shower after.',
    'Today’s forecast: three exercises with a chance of smugness.',
    'Two thirds of a set is a snack. Have the whole meal.',
    'The carpet has missed you.',
    'Think of it as applause for your future knees.',
    'You could look for your other sock, or do ten.',
    'Good posture is free. So is showing off.',
    'Small jumps, large opinions about them.',
  ],
  kind: [
    'Be as patient with yourself as you would be with a friend.',
    'You came back. That was the hard part.',
    'Some days are heavy. A light set still counts.',
    'You do not have to be fast. You have to be here.',
    'What you did yesterday still stands, whatever today brings.',
    'Look how many days carry your mark already.',
    'It is all right to find this hard. It is.',
    'You are doing this for somebody worth it.',
    'A pause is part of the set, not the end of it.',
    'Thank your shoulders. They have carried a lot lately.',
    'One good rep, and then see how you feel.',
    'Nobody is keeping score of how it looked.',
    'Rest if it hurts. Move if it helps.',
    'Every day you were proud of began like this one.',
    'You have been kind to others today. Ten minutes for you.',
  ],
} as const;

export type Mood = keyof typeof lines;
export const moods = Object.keys(lines) as Mood[];
export const boosts: Readonly<Record<Mood, readonly string[]>> = lines;

/**
 * Any whole number selects a line of the mood, or any line without one; the caller provides a random number or the
 * date.
 */
export function boostFor(mood: Mood | null, pick: number): string {
  const own = mood === null ? moods.flatMap((each) => boosts[each]) : boosts[mood];
  const index = ((pick % own.length) + own.length) % own.length;
  return own[index] ?? '';
}

export const longestReason = 140;
