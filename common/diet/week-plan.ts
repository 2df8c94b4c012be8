import type { FoodId } from './foods';
import type { DayPlan, Meal } from './plan';

const meal = (dish: string, grams: Partial<Record<FoodId, number>>): Meal => ({
  dish,
  portions: Object.entries(grams).map(([food, weight]) => ({ food: food as FoodId, grams: weight })),
});

const monday: DayPlan = {
  breakfast: meal('Poha with peas and peanuts, a glass of milk', {
    beatenRice: 60,
    peas: 30,
    tomato: 30,
    peanuts: 15,
    oil: 6,
    milk: 150,
  }),
  midMorning: meal('Guava and almonds', { guava: 100, almonds: 15 }),
  lunch: meal('Jowar bhakri, toor dal with fenugreek leaves, cucumber', {
    jowarFlour: 80,
    toorDal: 40,
    fenugreek: 80,
    tomato: 40,
    cucumber: 60,
    oil: 8,
  }),
  snack: meal('Buttermilk and roasted chana', { curd: 100, roastedChana: 20 }),
  dinner: meal('Rotis and rice, moong dal, cauliflower and French beans', {
    wheatFlour: 80,
    rice: 30,
    moongDal: 30,
    cauliflower: 80,
    frenchBeans: 60,
    onion: 30,
    garlic: 5,
    oil: 9,
    ghee: 4,
  }),
};

const tuesday: DayPlan = {
  breakfast: meal('Moong dal chilla with spinach and tomato chutney, a glass of milk', {
    moongDal: 50,
    spinach: 40,
    tomato: 60,
    oil: 6,
    milk: 150,
  }),
  midMorning: meal('Orange and walnuts', { orange: 100, walnuts: 15 }),
  lunch: meal('Brown rice, rajma, cabbage salad, curd', {
    brownRice: 110,
    rajma: 40,
    onion: 40,
    tomato: 40,
    garlic: 5,
    cabbage: 50,
    oil: 9,
    curd: 100,
  }),
  snack: meal('Kurmura bhel with peanuts and cucumber', {
    puffedRice: 30,
    peanuts: 15,
    cucumber: 40,
    tomato: 20,
  }),
  dinner: meal('Rotis, bottle gourd curry, beetroot raita', {
    wheatFlour: 120,
    bottleGourd: 130,
    beetroot: 40,
    curd: 70,
    oil: 8,
    ghee: 4,
  }),
};

const wednesday: DayPlan = {
  breakfast: meal('Idlis with sambar and peanut chutney', {
    rice: 60,
    uradDal: 20,
    toorDal: 15,
    drumstick: 40,
    pumpkin: 40,
    tomato: 30,
    peanuts: 20,
    oil: 5,
  }),
  midMorning: meal('Banana and a glass of milk', { banana: 100, milk: 200 }),
  lunch: meal('Rotis, chole, cucumber and tomato', {
    wheatFlour: 90,
    kabuliChana: 40,
    onion: 40,
    garlic: 5,
    tomato: 70,
    cucumber: 60,
    oil: 9,
  }),
  snack: meal('Buttermilk and almonds', { curd: 120, almonds: 15 }),
  dinner: meal('Bajra bhakri, ridge gourd with chana dal', {
    bajraFlour: 100,
    ridgeGourd: 120,
    chanaDal: 20,
    tomato: 20,
    oil: 9,
    ghee: 3,
  }),
};

const thursday: DayPlan = {
  breakfast: meal('Broken wheat upma with vegetables and cashews', {
    brokenWheat: 60,
    carrot: 30,
    peas: 30,
    frenchBeans: 40,
    cashews: 12,
    oil: 7,
  }),
  midMorning: meal('Papaya, pumpkin seeds and curd', { papaya: 120, pumpkinSeeds: 10, curd: 100 }),
  lunch: meal('Rice, toor dal, okra, curd', {
    rice: 90,
    toorDal: 35,
    okra: 100,
    tomato: 30,
    oil: 8,
    ghee: 3,
    curd: 50,
  }),
  snack: meal('Sprouted matki with cucumber and peanuts', {
    matki: 30,
    cucumber: 50,
    tomato: 30,
    peanuts: 12,
  }),
  dinner: meal('Rotis, palak paneer, masoor dal', {
    wheatFlour: 100,
    paneer: 30,
    spinach: 120,
    tomato: 40,
    garlic: 5,
    masoorDal: 20,
    oil: 8,
  }),
};

const friday: DayPlan = {
  breakfast: meal('Methi thepla with curd', {
    wheatFlour: 70,
    besan: 10,
    fenugreek: 40,
    sesame: 5,
    oil: 7,
    curd: 100,
  }),
  midMorning: meal('Apple and almonds', { apple: 100, almonds: 15 }),
  lunch: meal('Vegetable pulao with soya chunks, raita', {
    rice: 90,
    soyaChunks: 25,
    peas: 40,
    carrot: 30,
    frenchBeans: 40,
    capsicum: 30,
    onion: 30,
    garlic: 5,
    cucumber: 40,
    oil: 9,
    curd: 100,
  }),
  snack: meal('A glass of milk and roasted chana', { milk: 100, roastedChana: 20 }),
  dinner: meal('Jowar bhakri, pithla, spinach with flaxseed chutney', {
    jowarFlour: 90,
    besan: 35,
    spinach: 100,
    tomato: 50,
    flaxseed: 12,
    oil: 10,
  }),
};

const saturday: DayPlan = {
  breakfast: meal('Oats in milk with pomegranate and flaxseed', {
    oats: 55,
    milk: 200,
    pomegranate: 110,
    flaxseed: 10,
  }),
  midMorning: meal('Buttermilk and walnuts', { curd: 100, walnuts: 10 }),
  lunch: meal('Rotis, chawli curry, cauliflower, cucumber', {
    wheatFlour: 100,
    chawli: 40,
    cauliflower: 100,
    onion: 30,
    garlic: 5,
    tomato: 50,
    cucumber: 60,
    oil: 12,
  }),
  snack: meal('Moong sprouts with capsicum and peanuts', {
    wholeMoong: 25,
    capsicum: 30,
    tomato: 30,
    peanuts: 15,
  }),
  dinner: meal('Khichdi of brown rice and moong dal, pumpkin and peas', {
    brownRice: 95,
    moongDal: 30,
    pumpkin: 80,
    peas: 40,
    oil: 6,
    ghee: 8,
  }),
};

const sunday: DayPlan = {
  breakfast: meal('Thalipeeth with curd', {
    jowarFlour: 40,
    wheatFlour: 20,
    besan: 15,
    onion: 30,
    sesame: 5,
    oil: 8,
    curd: 100,
  }),
  midMorning: meal('Sweet lime and almonds', { sweetLime: 120, almonds: 15 }),
  lunch: meal('Rice, masoor dal, cabbage with peas, tomato salad', {
    rice: 90,
    masoorDal: 40,
    cabbage: 100,
    peas: 40,
    tomato: 60,
    oil: 8,
    ghee: 3,
  }),
  snack: meal('Ragi porridge with milk and pumpkin seeds', { ragiFlour: 30, milk: 200, pumpkinSeeds: 12 }),
  dinner: meal('Rotis, whole moong usal, potato and beans, cucumber', {
    wheatFlour: 80,
    wholeMoong: 35,
    potato: 80,
    frenchBeans: 60,
    cucumber: 60,
    oil: 8,
  }),
};

/** Our own menus for a vegetarian week of about 2,000 kcal per day, indexed by day as in `Date`: 0 is Sunday. */
export const weekPlan: readonly DayPlan[] = [sunday, monday, tuesday, wednesday, thursday, friday, saturday];
