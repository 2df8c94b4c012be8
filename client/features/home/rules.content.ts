interface Rule {
  title: string;
  text: string;
}

interface RuleList {
  title: string;
  rules: Rule[];
}

export const rulesTitle = 'So that everyone is glad to come back';

/** Rules of the studio: etiquette and hygiene. */
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
        text: 'Between your sets, let someone else use it. Ask “May I work in?” and expect to be asked.',
      },
      {
        title: 'Phone on silent',
        text: 'Take calls in the canteen. Film your own lifts if you like, but nobody who has not said yes.',
      },
      {
        title: 'Lower the bar, do not drop it',
        text: 'People live upstairs and across the lane. On the platforms, with bumper plates, you may let go.',
      },
      {
        title: 'Advice only when asked',
        text: 'The trainers correct. Everyone else says good morning.',
      },
    ],
  },
  {
    title: 'Hygiene',
    rules: [
      {
        title: 'Bring a towel',
        text: 'One for the bench, one for you. The front desk lends you one if yours is on the line at home.',
      },
      {
        title: 'Wipe what you used',
        text: 'Spray and cloths hang on every second pillar. Bench, handles, mat: it takes half a minute.',
      },
      {
        title: 'Indoor shoes on the gym floor',
        text: 'Carry them in. The yoga hall is for bare feet or socks.',
      },
      {
        title: 'Clean clothes, every time',
        text: 'Fresh shirt, fresh socks. Go easy on perfume: we all breathe hard in one room.',
      },
      {
        title: 'Rinse before you leave',
        text: 'Hair out of the drain, bottles in the bin. Wet slippers stay in the shower room.',
      },
      {
        title: 'Stay home when you are ill',
        text: 'Rest with a cough or a fever. The bar will still be there on Thursday.',
      },
    ],
  },
];
