import type { WordName } from '#common/settings/words.form';
import { demonstrationLists } from './demonstration-lists';

/**
 * The words of pages until the studio has written its own, one line per paragraph and rule. Repeated here: if the panel
 * imported the modules of public pages, these would load more code.
 */
export const demonstrationWords = (): Partial<Record<WordName, string[]>> => ({
  homeTitle: ['Earn your morning.'],
  aboutTitle: ['The one lit room on the street'],
  aboutText: [
    'We open while the street lamps are still on, so that the hardest part of your day is behind you before the phone starts ringing.',
    'Some of us began last week, some years ago. We train side by side, at the weight that is right today, with a trainer close enough to see your knees and your back.',
    'There is nothing to prove at that hour. There is a warm floor, a bar, and an hour that belongs to you.',
  ],
  etiquette: [
    'Start with the group: If you are late, warm up at the side first and join at the next set.',
    'Put weights back: Plates on the tree, dumbbells in their row. The next person may not be able to lift what you left.',
    'Share the rack: Between your sets, let someone else use it. Ask “May I work in?” and expect to be asked.',
    'Phone on silent: Take calls in the canteen. Film your own lifts if you like, but nobody who has not said yes.',
    'Lower the bar, do not drop it: People live upstairs. On the platforms, with bumper plates, you may let go.',
    'Advice only when asked: The trainers correct. Everyone else says good morning.',
  ],
  hygiene: [
    'Bring a towel: One for the bench, one for you. The front desk lends them.',
    'Wipe what you used: Spray and cloths hang on every second pillar.',
    'Indoor shoes on the gym floor: Carry them in. The yoga hall is for bare feet or socks.',
    'Clean clothes, every time: Fresh shirt, fresh socks. Go easy on perfume.',
    'Rinse before you leave: Hair out of the drain, bottles in the bin. Wet slippers stay in the shower room.',
    'Stay home when you are ill: The bar will still be there on Thursday.',
  ],
  whyLead: [
    'Nobody stays for the machines. They stay because the hour is easy to keep: the door is open, someone knows their name, and the bar is a little heavier than last month.',
  ],
  trainerTitle: ['A trainer close enough to see'],
  trainerText: [
    'A trainer stands where they can see the bar, and corrects one thing at a time. You learn the lift once, properly, and keep it.',
  ],
  earlyTitle: ['Open before your day is'],
  roomTitle: ['Room for every kind of hour'],
  roomText: [
    'Racks and platforms downstairs, a quiet hall with oak planks upstairs. Lift on Monday, stretch on Tuesday, row when your head is full. One pass opens all of it.',
  ],
  careTitle: ['Looked after, and it shows'],
  careText: [
    'Bars that turn, benches that do not wobble, showers that are hot at six. What breaks is marked and put aside, so you never find out under a loaded bar.',
  ],
  trainersLead: ['They ask how you slept, then change the plan.'],
  arrivalNote: ['Arrive 15 minutes early: time to change and warm up.'],
  whyTitle: ['Why people stay'],
  nutritionLead: [
    'Talk to our nutritionist at the studio or by phone, at a time that you agree with the front desk. Show them the diet details that you save here. The week of meals on this site is open to every member.',
  ],
  ...demonstrationLists,
  earlyText: ['Lift, shower, eat, and be at your desk by nine.'],
});
