export interface ServiceItem {
  name: string;
  text: string;
}

export const management: ServiceItem[] = [
  {
    name: 'Front desk',
    text: 'A person, not a gate. They know the timings, the passes and where the spare towels are.',
  },
  {
    name: 'Membership records',
    text: 'Your plan and the day it ends, in one place. Ask, and you get the same answer every time.',
  },
  {
    name: 'Opening and closing',
    text: 'Lights on and floor mopped before the first hour; the last set ends when the door does.',
  },
  {
    name: 'Equipment care',
    text: 'Bars oiled, cables checked, bolts tightened. What is out of order says so and is put aside.',
  },
  {
    name: 'Cleaning',
    text: 'Benches and handles between the rushes, floors and showers morning and night.',
  },
  {
    name: 'Safety on the floor',
    text: 'Collars, safety pins and clear walkways. A coach watches every heavy lift that asks for it.',
  },
  {
    name: 'First aid',
    text: 'A stocked box at the desk, ice in the canteen, and the way to the nearest hospital on the wall.',
  },
  {
    name: 'Lost and found',
    text: 'Bottles, keys and single socks wait at the desk with the date they were found.',
  },
  {
    name: 'Feedback',
    text: 'Tell the desk or write a review. What is fair and hard to hear is read first.',
  },
  {
    name: 'Holidays',
    text: 'Changed hours stand at the desk and on the door a week ahead, also for Diwali and Holi.',
  },
  {
    name: 'Notice board',
    text: 'Who teaches when, what is being repaired, and which machine waits for a part.',
  },
  {
    name: 'Your data',
    text: 'We keep what we need and say what that is. Take a copy or delete it from your account.',
  },
];

export const services: ServiceItem[] = [
  {
    name: 'First session with a coach',
    text: 'Forty minutes: what you want, what hurts, how you move, and where everything stands.',
  },
  {
    name: 'Personal coaching',
    text: 'One coach, your hour, your plan. They write down what you lifted, so that you need not.',
  },
  {
    name: 'Small groups',
    text: 'A handful of people and one coach who learns all the names by the second week.',
  },
  {
    name: 'Form check',
    text: 'Ask on the floor. Someone looks at your squat from the side and changes one thing.',
  },
  {
    name: 'Nutritionist',
    text: 'Talks about your kitchen, not someone else’s. Fasting days and festivals included.',
  },
  {
    name: 'Meal plans',
    text: 'A week on one page, vegetarian if you like, with what is sold at your corner shop.',
  },
  {
    name: 'Measurements',
    text: 'Weight, height and BMI once a month if you want it, in private, with no remark.',
  },
  {
    name: 'Lockers',
    text: 'For the length of your visit. Bring a padlock, or borrow one at the desk.',
  },
  {
    name: 'Hot showers',
    text: 'Soap is there, towels are yours. Leave from here straight for work.',
  },
  {
    name: 'Canteen',
    text: 'Tea, fruit, eggs and a simple thali. You may bring your own tiffin and sit down with it.',
  },
  {
    name: 'Parking',
    text: 'Bicycles and scooters under the first floor. For cars there is the lane behind.',
  },
  {
    name: 'Wi-Fi',
    text: 'In the canteen and at reception, for the ones who train before a call.',
  },
];
