interface Rule {
  title: string;
  text: string;
}

interface RuleList {
  title: string;
  rules: Rule[];
}

export const rulesTitle = 'So that everyone likes to come back';

/** Etiquette and hygiene (specification 2). */
export const ruleLists: RuleList[] = [
  {
    title: 'Etiquette',
    rules: [
      {
        title: 'Start with the group',
        text: 'If you are late, warm up at the side first and join at the next set.',
      },
      {
        title: 'Put weights back',
        text: 'Plates on the tree, dumbbells in their row. The next person may not be able to lift what you left.',
      },
      {
        title: 'Share the rack',
        text: 'Between your sets it belongs to somebody else. Ask “may I work in?” and expect to be asked.',
      },
      {
        title: 'Phone on silent',
        text: 'Calls in the canteen. Film your own lift if you like, and nobody who has not said yes.',
      },
      {
        title: 'Lower the bar, do not drop it',
        text: 'People live upstairs and across the lane. On the platforms, with bumper plates, you may let go.',
      },
      {
        title: 'Advice when it is asked for',
        text: 'The coaches correct. Everybody else says good morning.',
      },
    ],
  },
  {
    title: 'Hygiene',
    rules: [
      {
        title: 'Bring a towel',
        text: 'One for the bench, one for you. The desk lends you one if yours is on the line at home.',
      },
      {
        title: 'Wipe what you used',
        text: 'Spray and cloth hang at every second pillar. Bench, handles, mat: half a minute.',
      },
      { title: 'Indoor shoes on the floor', text: 'Carry them in. The yoga hall is for bare feet or socks.' },
      {
        title: 'Clean clothes, every time',
        text: 'Fresh shirt, fresh socks. Go easy on perfume: we all breathe hard in one room.',
      },
      {
        title: 'Rinse before you leave',
        text: 'Hair out of the drain, bottles in the bin. Wet slippers stay in the shower room.',
      },
      {
        title: 'Stay at home when you are ill',
        text: 'A cough or a fever rests. The bar will still be there on Thursday.',
      },
    ],
  },
];
