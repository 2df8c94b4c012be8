import { studio, type HouseRule } from '#common/studio';

export const rulesTitle = 'So that everyone is glad to come back';

/** Rules of the studio: etiquette and hygiene. */
export const ruleLists = (): [title: string, rules: readonly HouseRule[]][] => [
  [
    'Etiquette',
    studio.words.etiquette ?? [
      ['Start with the group', 'If you are late, warm up at the side first and join at the next set.'],
      [
        'Put weights back',
        'Plates on the tree, dumbbells in their row. The next person may not be able to lift what you left.',
      ],
      [
        'Share the rack',
        'Between your sets, let someone else use it. Ask “May I work in?” and expect to be asked.',
      ],
      [
        'Phone on silent',
        'Take calls in the canteen. Film your own lifts if you like, but nobody who has not said yes.',
      ],
      [
        'Lower the bar, do not drop it',
        'People live upstairs. On the platforms, with bumper plates, you may let go.',
      ],
      ['Advice only when asked', 'The trainers correct. Everyone else says good morning.'],
    ],
  ],
  [
    'Hygiene',
    studio.words.hygiene ?? [
      ['Bring a towel', 'One for the bench, one for you. The front desk lends them.'],
      ['Wipe what you used', 'Spray and cloths hang on every second pillar.'],
      ['Indoor shoes on the gym floor', 'Carry them in. The yoga hall is for bare feet or socks.'],
      ['Clean clothes, every time', 'Fresh shirt, fresh socks. Go easy on perfume.'],
      [
        'Rinse before you leave',
        'Hair out of the drain, bottles in the bin. Wet slippers stay in the shower room.',
      ],
      ['Stay home when you are ill', 'The bar will still be there on Thursday.'],
    ],
  ],
];
