const twoDigits = (count: number) => String(count).padStart(2, '0');

/** Texts for noting the sets and loads of an exercise, and for the rest between sets. */
export const trainingContent = {
  sets: {
    group: (exercise: string, isInCircuit: boolean) => `${isInCircuit ? 'Rounds' : 'Sets'} of ${exercise}`,
    set: (set: number, isInCircuit: boolean) => `${isInCircuit ? 'Round' : 'Set'} ${set}`,
  },
  load: {
    label: 'Load',
    of: (exercise: string) => `of ${exercise}, in kilograms`,
    unit: 'kg',
    last: (kg: string) => `Last time ${kg} kg`,
    repeat: (exercise: string) => `Note it again for ${exercise}`,
  },
  rest: {
    title: 'Rest',
    switch: 'Rest timer after each set',
    left: (seconds: number) => `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`,
    started: (seconds: number) => `Rest for ${seconds} seconds.`,
    over: 'Rest is over: next set.',
    longer: '+15 s',
    longerNamed: '15 seconds longer',
    skip: 'Skip',
    close: 'Close',
  },
};
