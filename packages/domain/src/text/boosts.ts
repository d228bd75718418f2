/** Fifteen lines for each mood that a person can choose. */
const lines = {
  calm: [
    'Breathe out and do the first rep.',
    'There’s no hurry. Just do the next rep.',
    'It counts even if nobody sees it.',
    'Count each rep. That’s all you have to do.',
    'Slow is fine. Slow gets it done.',
    'Take ten minutes for yourself.',
    'You don’t have to prove anything today.',
    'Put everything else away for ten minutes.',
    'One breath, one rep. Keep it that simple.',
    'You’ve done this before. You can do it again.',
    'Don’t think about the total. Start with one rep.',
    'Calm days are good days to train.',
    'Ten push-ups take less than a minute.',
    'Start where you are. That’s enough.',
    'Breathe steadily and count steadily.',
  ],
  bold: [
    'You’re here. Now go.',
    'Make this the best part of your day.',
    'You get to Day 100 one day at a time.',
    'You said 100 days. You meant it.',
    'You can be tired and still finish.',
    'Do it now and enjoy the rest of the day.',
    'You thought today would be hard. Show what you can do.',
    'Finish what you started.',
    'The floor is right there. Get down and start.',
    'You won’t regret a single rep.',
    'Most people never start. You did.',
    'Got an excuse? Do ten reps first.',
    'Strong people start even when they don’t feel like it.',
    'No drama. Just do all three.',
    'Start strong. Finish stronger.',
  ],
  light: [
    'Your sofa will still be there later.',
    'Push-ups: you push the planet away, politely.',
    'Sit-ups are almost like lying down.',
    'Jumping jacks: snow angels, but standing.',
    'You already lifted your phone. Now the easy part.',
    'Gravity is here again. Show it who’s stronger.',
    'If your dog is watching, let it count for you.',
    'Nobody ever regretted the shower afterward.',
    'Today’s forecast: three exercises, then a big smile.',
    'Three exercises take less time than picking a movie.',
    'Your carpet has missed you.',
    'Your knees will thank you one day.',
    'You could look for your other sock. Or do ten reps.',
    'Good posture is free. Show it off.',
    'Small jumps count too.',
  ],
  kind: [
    'Be as patient with yourself as with a friend.',
    'You came back. That was the hard part.',
    'Some days are hard. Do them slowly.',
    'You don’t have to be fast. You just have to start.',
    'You keep everything you’ve done so far.',
    'Look how many days you’ve already done.',
    'It’s okay to find this hard. It is hard.',
    'You’re doing this for yourself. You’re worth it.',
    'A short break is part of the workout.',
    'Thank your shoulders. They work hard for you.',
    'Do one good rep. Then see how you feel.',
    'Nobody cares how it looks. Just do it your way.',
    'Rest if it hurts. Move if it helps.',
    'Your proudest days started like this one.',
    'You do a lot for others. Do this for yourself.',
  ],
} as const;

export type Mood = keyof typeof lines;
export const moods = Object.keys(lines) as Mood[];
export const boosts: Readonly<Record<Mood, readonly string[]>> = lines;

/**
 * A line of a mood, or of any mood if it is null. Any whole number selects one: the caller provides a random number or
 * the date.
 */
export function boostFor(mood: Mood | null, pick: number): string {
  const choices = mood === null ? moods.flatMap((each) => boosts[each]) : boosts[mood];
  const index = ((pick % choices.length) + choices.length) % choices.length;
  return choices[index] ?? '';
}

/** The longest reason that a person can write for themselves, in characters. */
export const longestReason = 140;
