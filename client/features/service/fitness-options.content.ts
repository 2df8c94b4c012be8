import type { ServiceItem } from './service-lists.content';

export const fitnessOptions: ServiceItem[] = [
  {
    name: 'Strength training',
    text: 'Racks, bars and platforms. From an empty bar to as heavy as it should be today.',
  },
  {
    name: 'Powerlifting',
    text: 'Squat, bench press and deadlift, with a trainer to spot you and load the bar.',
  },
  {
    name: 'Yoga',
    text: 'In the hall upstairs, with the windows open. Slow in the morning, slower in the evening.',
  },
  {
    name: 'Mobility',
    text: 'Hips, shoulders and ankles, for people who sit all day and for people who lift.',
  },
  {
    name: 'Boxing conditioning',
    text: 'Rounds on the bag, footwork and rope. Nobody gets hit, everybody gets warm.',
  },
  {
    name: 'Running and endurance',
    text: 'Treadmills when it pours, streets when it does not, and a pace you can talk at.',
  },
  {
    name: 'Rowing and cycling',
    text: 'Timed intervals or forty easy minutes. Kind to the knees either way.',
  },
  {
    name: 'Kettlebells',
    text: 'Swings, carries and get-ups. Strength and stamina in the same fifteen minutes.',
  },
  {
    name: 'Beginners’ hour',
    text: 'Everyone on the floor is new. Nothing to know beforehand, nothing to bring but shoes.',
  },
  {
    name: 'Women’s strength',
    text: 'A group led by a woman, in the corner with the curtain if you prefer it.',
  },
  {
    name: 'Training after sixty',
    text: 'Getting up from the floor, carrying the shopping, standing on one leg. All of it is training.',
  },
  {
    name: 'Open floor',
    text: 'No class, no plan but yours. Raise a hand and a trainer comes over.',
  },
];
