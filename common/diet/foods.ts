/** Food groups of the ICMR-NIN plate of 2024. */
export const FOOD_GROUPS = ['cereal', 'pulse', 'milk', 'vegetable', 'fruit', 'nut', 'fat'] as const;

export type FoodGroup = (typeof FOOD_GROUPS)[number];

/** Allergens declared on packaging in India, as far as foods of the plan contain them. */
export const ALLERGENS = ['milk', 'gluten', 'peanuts', 'nuts', 'soy', 'sesame'] as const;

export type Allergen = (typeof ALLERGENS)[number];

export interface Food {
  name: string;
  group: FoodGroup;
  /** Nutrition values are per 100 g, raw and peeled. */
  kcal: number;
  protein: number;
  carbs: number;
  fat: number;
  allergens?: readonly Allergen[];
  /** Whether it is a root or a bulb, which Jains do not eat. */
  isRoot?: boolean;
  /** Whether it is a whole-grain cereal. */
  isWhole?: boolean;
  /** Grams of the group that one gram counts as: paneer takes five times its weight of milk. */
  countsAs?: number;
}

type Values = readonly [kcal: number, protein: number, carbs: number, fat: number];
type Properties = Pick<Food, 'allergens' | 'isRoot' | 'isWhole' | 'countsAs'>;

const inGroup =
  (group: FoodGroup) =>
  (name: string, [kcal, protein, carbs, fat]: Values, properties: Properties = {}): Food => ({
    name,
    group,
    kcal,
    protein,
    carbs,
    fat,
    ...properties,
  });

const cereal = inGroup('cereal');
const pulse = inGroup('pulse');
const milk = inGroup('milk');
const vegetable = inGroup('vegetable');
const fruit = inGroup('fruit');
const nut = inGroup('nut');
const fat = inGroup('fat');

const WHOLE = { isWhole: true } as const;
const ROOT = { isRoot: true } as const;
const DAIRY = { allergens: ['milk'] } as const;
const WHOLE_WITH_GLUTEN = { isWhole: true, allergens: ['gluten'] } as const;
const NUTS = { allergens: ['nuts'] } as const;

/**
 * Typical values, rounded, as given on packaging and in many tables; not copied from any one of them. Samples of the
 * same food differ by more than the rounding. A test checks energy against protein, carbohydrate and fat.
 */
export const foods = {
  wheatFlour: cereal('Whole-wheat flour', [345, 12, 71, 2], WHOLE_WITH_GLUTEN),
  jowarFlour: cereal('Jowar flour', [350, 10, 72, 2.5], WHOLE),
  bajraFlour: cereal('Bajra flour', [357, 11, 67, 5], WHOLE),
  ragiFlour: cereal('Ragi flour', [330, 7, 72, 1.5], WHOLE),
  brokenWheat: cereal('Broken wheat (dalia)', [342, 12, 70, 1.5], WHOLE_WITH_GLUTEN),
  // Contains gluten because mills process wheat as well.
  oats: cereal('Rolled oats', [383, 13, 67, 7], WHOLE_WITH_GLUTEN),
  brownRice: cereal('Brown rice', [356, 7.5, 76, 2.5], WHOLE),
  rice: cereal('Rice', [345, 7, 78, 0.5]),
  beatenRice: cereal('Beaten rice (poha)', [345, 6.5, 77, 1]),
  puffedRice: cereal('Puffed rice (kurmura)', [365, 7, 83, 0.5]),

  toorDal: pulse('Toor dal', [342, 22, 60, 1.5]),
  moongDal: pulse('Moong dal', [343, 24, 59, 1]),
  wholeMoong: pulse('Whole moong', [336, 24, 57, 1.5]),
  masoorDal: pulse('Masoor dal', [345, 25, 59, 1]),
  chanaDal: pulse('Chana dal', [361, 21, 58, 5]),
  uradDal: pulse('Urad dal', [342, 25, 57, 1.5]),
  rajma: pulse('Rajma', [332, 22, 58, 1.5]),
  kabuliChana: pulse('Kabuli chana', [360, 20, 58, 5.5]),
  roastedChana: pulse('Roasted chana', [361, 20, 58, 5.5]),
  matki: pulse('Matki (moth beans)', [334, 23, 57, 1.5]),
  chawli: pulse('Chawli (black-eyed beans)', [338, 24, 58, 1]),
  besan: pulse('Besan', [370, 22, 57, 6]),
  soyaChunks: pulse('Soya chunks', [345, 52, 33, 0.5], { allergens: ['soy'] }),

  milk: milk('Milk', [67, 3.2, 4.7, 4], DAIRY),
  curd: milk('Curd', [65, 3.3, 4.5, 3.8], DAIRY),
  paneer: milk('Paneer', [290, 19, 3, 22.5], { ...DAIRY, countsAs: 5 }),

  onion: vegetable('Onion', [41, 1.1, 9, 0.1], ROOT),
  garlic: vegetable('Garlic', [150, 6, 31, 0.5], ROOT),
  potato: vegetable('Potato', [77, 2, 17, 0.1], ROOT),
  carrot: vegetable('Carrot', [41, 0.9, 9, 0.2], ROOT),
  beetroot: vegetable('Beetroot', [46, 1.6, 9.5, 0.2], ROOT),
  tomato: vegetable('Tomato', [21, 0.9, 4, 0.2]),
  spinach: vegetable('Spinach', [26, 2.5, 3, 0.5]),
  fenugreek: vegetable('Fenugreek leaves (methi)', [43, 4.2, 5, 0.7]),
  bottleGourd: vegetable('Bottle gourd', [15, 0.6, 3, 0.1]),
  ridgeGourd: vegetable('Ridge gourd', [20, 0.8, 4, 0.1]),
  pumpkin: vegetable('Pumpkin', [29, 1, 6, 0.1]),
  okra: vegetable('Okra', [36, 2, 6.5, 0.2]),
  cauliflower: vegetable('Cauliflower', [28, 2, 4.5, 0.3]),
  cabbage: vegetable('Cabbage', [26, 1.3, 5, 0.1]),
  cucumber: vegetable('Cucumber', [16, 0.7, 3, 0.1]),
  frenchBeans: vegetable('French beans', [33, 1.9, 6, 0.2]),
  peas: vegetable('Green peas', [81, 5.4, 14, 0.4]),
  capsicum: vegetable('Capsicum', [27, 1, 5, 0.3]),
  drumstick: vegetable('Drumstick', [38, 2.1, 7, 0.2]),

  banana: fruit('Banana', [95, 1.1, 22, 0.3]),
  apple: fruit('Apple', [58, 0.3, 13.5, 0.3]),
  guava: fruit('Guava', [59, 1.5, 12, 0.6]),
  papaya: fruit('Papaya', [41, 0.6, 9.5, 0.1]),
  orange: fruit('Orange', [48, 0.9, 11, 0.1]),
  sweetLime: fruit('Sweet lime (mosambi)', [42, 0.8, 9.5, 0.1]),
  pomegranate: fruit('Pomegranate', [77, 1.5, 16, 0.8]),

  peanuts: nut('Peanuts', [578, 25, 16, 46], { allergens: ['peanuts'] }),
  almonds: nut('Almonds', [600, 21, 19, 49], NUTS),
  walnuts: nut('Walnuts', [666, 15, 12, 62], NUTS),
  cashews: nut('Cashews', [584, 18, 29, 44], NUTS),
  sesame: nut('Sesame seeds', [582, 18, 20, 48], { allergens: ['sesame'] }),
  flaxseed: nut('Flaxseed', [524, 18, 25, 39]),
  pumpkinSeeds: nut('Pumpkin seeds', [570, 30, 12, 45]),

  oil: fat('Oil', [900, 0, 0, 100]),
  ghee: fat('Ghee', [891, 0, 0, 99], DAIRY),
} as const satisfies Record<string, Food>;

export type FoodId = keyof typeof foods;

export const foodOf = (id: FoodId): Food => foods[id];
