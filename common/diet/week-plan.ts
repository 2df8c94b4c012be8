import { meal, type DayPlan } from './plan';
import { friday, monday, thursday, tuesday, wednesday } from './weekday-menus';

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
