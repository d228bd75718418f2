import type { MobilityId } from './mobility';
import { type ProgrammeId, sessionsIn } from './programmes';

/** All movements, one after the other, each for `seconds`, repeated in `rounds`. */
export interface SessionPlan {
  seconds: number;
  rounds: number;
  movements: readonly MobilityId[];
}

interface Programme {
  name: string;
  /** Describes whom it is for. */
  about: string;
  sessions: readonly SessionPlan[];
}

/** The time to change from one movement to the next. */
const secondsToChange = 8;

const twice = (seconds: number, ...movements: MobilityId[]): SessionPlan => ({
  seconds,
  rounds: 2,
  movements,
});
const once = (seconds: number, ...movements: MobilityId[]): SessionPlan => ({
  seconds,
  rounds: 1,
  movements,
});

export const programmes: Readonly<Record<ProgrammeId, Programme>> = {
  wristsAndShoulders: {
    name: 'Wrists and shoulders',
    about: 'For wrists or shoulders that are sore after push-ups.',
    sessions: [
      twice(30, 'wristRocks', 'armSwings', 'catCow', 'armSlides', 'childsPose'),
      twice(30, 'wristRocks', 'armSlides', 'openReach', 'childsPose', 'armSwings'),
      twice(40, 'catCow', 'wristRocks', 'armSwings', 'sphinx', 'childsPose'),
      twice(35, 'wristRocks', 'armSlides', 'catCow', 'openReach', 'downDog'),
      twice(30, 'armSwings', 'wristRocks', 'sphinx', 'openReach', 'downDog', 'childsPose'),
      twice(40, 'wristRocks', 'armSlides', 'downDog', 'openReach', 'childsPose'),
      twice(40, 'armSwings', 'wristRocks', 'catCow', 'openReach', 'downDog', 'childsPose'),
    ],
  },
  lowerBackAndHips: {
    name: 'Lower back and hips',
    about: 'For when you feel stiff after sit-ups or sitting all day.',
    sessions: [
      twice(30, 'kneeHugs', 'kneeSways', 'bridge', 'catCow', 'childsPose'),
      twice(30, 'catCow', 'childsPose', 'hipLunge', 'kneeSways', 'kneeHugs'),
      twice(35, 'kneeHugs', 'bridge', 'birdDog', 'childsPose', 'forwardFold'),
      twice(35, 'kneeSways', 'catCow', 'hipLunge', 'sphinx', 'childsPose'),
      twice(30, 'bridge', 'kneeHugs', 'birdDog', 'hipLunge', 'deepSquat', 'childsPose'),
      twice(40, 'kneeSways', 'bridge', 'catCow', 'hipLunge', 'kneeHugs'),
      twice(30, 'catCow', 'birdDog', 'sphinx', 'hipLunge', 'forwardFold', 'kneeSways'),
      twice(40, 'bridge', 'birdDog', 'deepSquat', 'hipLunge', 'childsPose'),
      twice(35, 'kneeHugs', 'bridge', 'birdDog', 'hipLunge', 'forwardFold', 'kneeSways'),
      twice(40, 'catCow', 'birdDog', 'bridge', 'hipLunge', 'deepSquat', 'childsPose'),
    ],
  },
  backAfterBreak: {
    name: 'Back after a break',
    about: 'For your first two weeks after an illness or a long break.',
    sessions: [
      once(45, 'armSwings', 'kneeHugs', 'kneeSways', 'bridge', 'catCow', 'childsPose', 'heelRaises'),
      once(45, 'catCow', 'wristRocks', 'childsPose', 'hipLunge', 'forwardFold', 'armSlides', 'heelRaises'),
      once(50, 'kneeHugs', 'bridge', 'kneeSways', 'birdDog', 'childsPose', 'armSwings', 'heelRaises'),
      once(
        45,
        'armSlides',
        'wristRocks',
        'catCow',
        'openReach',
        'hipLunge',
        'deepSquat',
        'forwardFold',
        'childsPose',
      ),
      once(50, 'bridge', 'birdDog', 'sphinx', 'childsPose', 'hipLunge', 'heelRaises', 'armSwings'),
      once(50, 'wristRocks', 'catCow', 'downDog', 'openReach', 'childsPose', 'armSlides', 'deepSquat'),
      once(
        50,
        'kneeSways',
        'bridge',
        'birdDog',
        'hipLunge',
        'forwardFold',
        'heelRaises',
        'armSwings',
        'kneeHugs',
      ),
      once(55, 'catCow', 'wristRocks', 'sphinx', 'downDog', 'childsPose', 'armSlides', 'deepSquat'),
      once(55, 'bridge', 'kneeSways', 'birdDog', 'hipLunge', 'heelRaises', 'forwardFold', 'armSwings'),
      twice(30, 'wristRocks', 'openReach', 'downDog', 'childsPose', 'armSlides', 'deepSquat'),
      twice(30, 'bridge', 'birdDog', 'sphinx', 'hipLunge', 'forwardFold', 'heelRaises'),
      twice(35, 'catCow', 'wristRocks', 'downDog', 'openReach', 'deepSquat', 'childsPose'),
      twice(40, 'armSwings', 'bridge', 'birdDog', 'hipLunge', 'heelRaises', 'forwardFold'),
      twice(40, 'wristRocks', 'catCow', 'downDog', 'hipLunge', 'deepSquat', 'childsPose'),
    ],
  },
};

export const sessionOf = (programme: ProgrammeId, session: number): SessionPlan | null =>
  programmes[programme].sessions[session - 1] ?? null;

/** One movement at its position in a session. */
export interface SessionStep {
  movement: MobilityId;
  /** Seconds from the start of the session to the change, and to the movement itself. */
  from: number;
  begins: number;
  ends: number;
}

export function stepsOf({ seconds, rounds, movements }: SessionPlan): SessionStep[] {
  return Array.from({ length: rounds }, () => movements)
    .flat()
    .map((movement, index) => {
      const from = index * (secondsToChange + seconds);
      return { movement, from, begins: from + secondsToChange, ends: from + secondsToChange + seconds };
    });
}

export const lengthOf = (session: SessionPlan): number => stepsOf(session).at(-1)?.ends ?? 0;

/**
 * The suggested percentage of the plan: from 60 to 100 over the sessions of "Back after a break", in steps of 5 like
 * plans.
 */
export const suggestedAmount = (session: number): number =>
  5 * Math.round((60 + (40 * (session - 1)) / (sessionsIn.backAfterBreak - 1)) / 5);
