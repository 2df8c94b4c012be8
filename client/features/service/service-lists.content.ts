import { amenities } from '#common/amenities';

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
    text: 'Your plan and the day it ends, in one place: on this site and at the front desk.',
  },
  {
    name: 'Opening and closing',
    text: 'Lights on and floor mopped before the first hour; the last set ends when the door does.',
  },
  {
    name: 'Equipment care',
    text: 'Bars oiled, cables checked, bolts tightened. Anything out of order is marked and put aside.',
  },
  {
    name: 'Cleaning',
    text: 'Benches and handles between the rushes, floors and showers morning and night.',
  },
  {
    name: 'Safety on the floor',
    text: 'Collars, safety pins and clear walkways. Ask, and a trainer spots your heavy lifts.',
  },
  {
    name: 'First aid',
    text: 'A stocked box at the front desk, ice in the canteen, and directions to the nearest hospital on the wall.',
  },
  {
    name: 'Lost and found',
    text: 'Bottles, keys and single socks wait at the front desk with the date they were found.',
  },
  {
    name: 'Feedback',
    text: 'Tell the front desk or write a review. Fair criticism is read first.',
  },
  {
    name: 'Holidays',
    text: 'Changed timings are posted at the front desk and on the door a week ahead, for Diwali and Holi too.',
  },
  {
    name: 'Notice board',
    text: 'Who teaches when, what is being repaired, and which machine is waiting for a part.',
  },
  {
    name: 'Your data',
    text: 'We keep only what we need and tell you what that is. Download or delete it in your account.',
  },
];

export const services: ServiceItem[] = [
  {
    name: 'First session with a trainer',
    text: 'Forty minutes: what you want, what hurts, how you move, and where everything is.',
  },
  {
    name: 'Personal training',
    text: 'One trainer, your hour, your plan. They write down what you lifted, so you don’t have to.',
  },
  {
    name: 'Small groups',
    text: 'A handful of people and one trainer who learns all the names by the second week.',
  },
  {
    name: 'Form check',
    text: 'Ask on the floor. Someone looks at your squat from the side and changes one thing.',
  },
  {
    name: 'Nutritionist',
    text: 'Advice for your kitchen, not someone else’s. Fasting days and festivals included.',
  },
  {
    name: 'Meal plans',
    text: 'A vegetarian week on one page, with what your corner shop sells.',
  },
  {
    name: 'Measurements',
    text: 'Weight, height and BMI once a month if you want it, in private, without comment.',
  },
  {
    name: 'Lockers',
    text: `For the length of your visit. ${amenities.padlock} at the front desk.`,
  },
  {
    name: 'Hot showers',
    text: 'Soap is provided, bring your own towel. Go straight from here to work.',
  },
  {
    name: 'Canteen',
    text: 'Tea, fruit, eggs and a simple thali. You are welcome to eat your own tiffin here.',
  },
  {
    name: 'Parking',
    text: `Covered parking for ${amenities.parking} below the building. Cars park in the lane behind.`,
  },
  {
    name: 'Wi-Fi',
    text: `For those who train before a call, ${amenities.wiFi}.`,
  },
];
