import * as files from '#common/picture-files.generated';
import type { Trainer } from '../features/trainers/trainer.entity';

type Person = Pick<Trainer, 'slug' | 'name' | 'age' | 'specialty' | 'description' | 'portraitUrl'>;

/** A trainer has either a biography of two paragraphs, or specialisations with years of experience. */
type Coach = Person & ({ bio: [string, string] } | { specialisations: string[]; yearsOfExperience: number });

/** The invented trainers of the demo studio. */
const COACHES: Coach[] = [
  {
    slug: 'asha-kulkarni',
    name: 'Asha Kulkarni',
    age: 34,
    specialty: 'Strength',
    portraitUrl: files.trainersAshaKulkarni.src,
    description:
      'Asha is at the racks by five, chalk on both hands and a tea going cold on the sill. She teaches the squat, the press and the deadlift slowly, one cue at a time, and writes each set into a paper notebook, so that nobody has to guess in the fourth week. If you have never touched a bar, she begins with a broomstick and no hurry.',
    specialisations: [
      'Squat, press and deadlift from the beginning',
      'Twelve-week strength plans',
      'Training after a day at a desk',
      'Coming back after a long break',
    ],
    yearsOfExperience: 11,
  },
  {
    slug: 'imran-shaikh',
    name: 'Imran Shaikh',
    age: 41,
    specialty: 'Mobility and boxing conditioning',
    portraitUrl: files.trainersImranShaikh.src,
    description:
      'Imran’s hour begins on the floor and ends at the bag. First come hips, ankles and shoulders, then footwork, straight punches and breathing, in rounds of two minutes. Nobody gets hit and nobody needs a partner. He counts in Marathi when he is pleased and in Hindi when he is not.',
    bio: [
      'He grew up above his uncle’s tailoring shop and learned to box in a municipal hall, with one bag for forty boys. He made fun of stretching until a stiff shoulder in his thirties taught him otherwise. Now he spends the first twenty minutes of every session on what he used to skip.',
      'Most people who come to him sit for a living: drivers, programmers, a court clerk, two grandfathers who box on Fridays. He asks what is stiff today and how you slept, and changes the session to suit. You leave out of breath, and able to look over both shoulders.',
    ],
  },
  {
    slug: 'meera-nair',
    name: 'Meera Nair',
    age: 52,
    specialty: 'Yoga',
    portraitUrl: files.trainersMeeraNair.src,
    description:
      'Meera teaches in the hall on the first floor, where the sun comes in low through the black window frames. Her classes are quiet and exact: where the foot goes, where the breath goes, when to stop. Blocks, straps and bolsters are for everyone, and she hands them out before anybody has to ask.',
    bio: [
      'She began yoga at nineteen in Kozhikode, because a neighbour wanted company on the walk to class, and it took her two years to like it. Later she taught mathematics at a school. She still explains a pose the way she explained a fraction: from the part that you already know.',
      'She has one rule about comparison, which is to look at your own mat. In the evening a student, a bus conductor and a retired judge lie side by side under her lamps, and it is the judge who falls asleep first. If you go home slower than you came, she is content.',
    ],
  },
  {
    slug: 'gurpreet-singh',
    name: 'Gurpreet Singh',
    age: 38,
    specialty: 'Powerlifting',
    portraitUrl: files.trainersGurpreetSingh.src,
    description:
      'Gurpreet helps you load the bar and then talks you out of half the plates. He is a patient man with a loud laugh, who believes in small jumps, long rests and a bar that moves the same way every time. He films your lift from the side, on your own phone, and you look at it together before the next set.',
    specialisations: [
      'Squat, bench press and deadlift technique',
      'Preparing for a first meet',
      'Spotting, and how to miss a lift safely',
      'Getting past a plateau',
    ],
    yearsOfExperience: 15,
  },
  {
    slug: 'fatima-ansari',
    name: 'Fatima Ansari',
    age: 29,
    specialty: 'Beginners and women’s strength',
    portraitUrl: files.trainersFatimaAnsari.src,
    description:
      'Fatima meets most people on the day they are most nervous. She shows you the lockers, the water and the way out before she shows you a machine, and the next morning she knows your name. Her small groups for women are for anyone who would like to learn to lift without an audience, in whatever clothes feel right.',
    specialisations: [
      'The first four weeks in a gym',
      'Strength for women, in small groups',
      'Starting again after a pregnancy, once your doctor agrees',
    ],
    yearsOfExperience: 6,
  },
  {
    slug: 'devika-rao',
    name: 'Devika Rao',
    age: 46,
    specialty: 'Running and endurance',
    portraitUrl: files.trainersDevikaRao.src,
    description:
      'Devika waits for her runners at the door while the street lamps are on, looks at their laces and sends them out slower than they want to go. With her an easy day is easy, and the hard day is marked in the calendar where you can see it coming. In the rains she moves everyone to the machines at the window and calls it the coast road.',
    specialisations: [
      'From the first kilometre to ten',
      'Half marathon plans around a working week',
      'Easy pace and the talk test',
      'Rowing and cycling through the monsoon',
      'Strength work for runners',
    ],
    yearsOfExperience: 18,
  },
  {
    slug: 'sanjay-patil',
    name: 'Sanjay Patil',
    age: 61,
    specialty: 'Training after sixty',
    portraitUrl: files.trainersSanjayPatil.src,
    description:
      'Sanjay’s group meets when the morning rush has gone and the hall is calm. You stand up from a chair with a weight, carry two bags the length of the room, balance on one leg and laugh about it. He tells you his own age first, and asks nobody to keep up with him.',
    bio: [
      'He repaired printing presses until he retired, and came in because his daughter would not stop talking about the place. Half a year later he was correcting other people’s grip, so politely that we asked him to do it properly, and sent him to learn how.',
      'He knows every reason for staying at home, having used them all. Bring your reading glasses and what your doctor has told you to avoid; he plans around both. Afterwards the group sits in the canteen, and on most days that takes longer than the training.',
    ],
  },
];

type Columns = 'isHidden' | 'isReady' | 'picture' | 'pictureId' | 'user' | 'userId' | 'version';

export const trainers = (): Omit<Trainer, 'id' | Columns>[] =>
  COACHES.map((coach, position) => ({
    specialisations: [],
    yearsOfExperience: null,
    ...coach,
    bio: 'bio' in coach ? coach.bio.join('\n') : null,
    position,
    isDemonstration: true,
  }));
