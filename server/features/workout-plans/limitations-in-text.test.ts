import { expect, test } from 'vitest';
import type { Limitation } from '#common/exercises/exercises';
import { PROFILE_TEXT_LENGTH_MAX } from '#common/accounts/limits';
import { limitationsIn } from './limitations-in-text';

const NAMED: [text: string, limitations: Limitation[]][] = [
  ['bad knee', ['knee']],
  ['Knee pain since 2019', ['knee']],
  ['KNEES', ['knee']],
  ['ACL surgery last year', ['knee']],
  ['ghutne mein dard', ['knee']],
  ['ghutna kharab hai', ['knee']],
  ['slip disc', ['lower_back']],
  ['Slipped disk (L4-L5)', ['lower_back']],
  ['kamar dard', ['lower_back']],
  ['lower back pain, left shoulder', ['lower_back', 'shoulder']],
  ['My back hurts after sitting', ['lower_back']],
  ['sciatica', ['lower_back']],
  ['cervical spondylitis', ['neck']],
  ['lumbar spondylosis', ['lower_back']],
  ['spondylitis', ['lower_back', 'neck']],
  ['gardan mein dard', ['neck']],
  ['frozen shoulder', ['shoulder']],
  ['tennis elbow and a weak wrist', ['elbow', 'wrist']],
  ['Hip replacement', ['hip']],
  ['sprained ankle', ['ankle']],
  ['BP', ['high_blood_pressure']],
  ['I have high B.P.', ['high_blood_pressure']],
  ['high blood pressure, takes tablets', ['high_blood_pressure']],
  ['hypertension', ['high_blood_pressure']],
  ['pregnant', ['pregnancy']],
  ['Second trimester', ['pregnancy']],
  ['vertigo', ['balance']],
  ['chakkar aate hain', ['balance']],
  ['poor balance', ['balance']],
  ['Cannot sit on the floor', ['floor']],
  ['Difficulty getting up from the ground', ['floor']],
  ['zameen par nahi baith sakta', ['floor']],
  ['knee, BP and pregnant', ['knee', 'high_blood_pressure', 'pregnancy']],
];

test.each(NAMED)('recognises the limitations in "%s"', (text, limitations) => {
  expect(limitationsIn(text)).toEqual(limitations);
});

/** Texts that rule out an exercise or movement, which implies a limitation. */
const AVOIDED: [text: string, limitations: Limitation[]][] = [
  ['no knee bends', ['knee']],
  ['no shoulder press', ['shoulder']],
  ['No jumping because of my knee', ['knee']],
  ['no running, knee pain', ['knee']],
  ['Not able to lift, slip disc', ['lower_back']],
  ['not only knee pain', ['knee']],
];

test.each(AVOIDED)('"%s" implies a limitation', (text, limitations) => {
  expect(limitationsIn(text)).toEqual(limitations);
});

/** Texts that deny a limitation, with the limitations that remain. */
const DENIED: [text: string, limitations: Limitation[]][] = [
  ['no knee pain', []],
  ['No knee or back pain', []],
  ['no knee pain, back pain', ['lower_back']],
  ['No pain in my knees or hips', []],
  ['no problems with the left shoulder', []],
  ['I don’t have BP', []],
  ['no BP or slip disc', []],
  ['not pregnant', []],
  ['no longer pregnant, but a bad knee', ['knee']],
  ['never had any knee injury', []],
  ['knee is fine now, wrist hurts', ['wrist']],
  ['ghutne mein dard nahi hai', []],
  ['BP nahi hai', []],
  ['low BP', []],
  ['BP is normal', []],
];

test.each(DENIED)('"%s" denies a limitation', (text, limitations) => {
  expect(limitationsIn(text)).toEqual(limitations);
});

/** Texts that look like a denial but are not one, or are only partly one; many next to an actual denial. */
const NEARLY_DENIED: [text: string, limitations: Limitation[]][] = [
  ['ghutne ka dard nahi jaata', ['knee']],
  ['ghutne ka dard nahi gaya', ['knee']],
  ['ghutne ka dard nahi hota theek', ['knee']],
  ['ghutne ka dard nahi', []],
  ['ghutne ka dard nahi hota', []],
  ['ghutne ka dard nahi raha', []],
  ['knee pain nahi ja raha', ['knee']],
  ['knee pain nahi hai', []],
  ['knee pain nahi, kamar dard hai', ['lower_back']],
  ['knee pain nahi lekin kamar dard', ['lower_back']],
  ['Surgery: no / knee pain: yes', ['knee']],
  ['Surgery: yes / knee pain: no', []],
  ['Surgery: no/knee pain: yes', ['knee']],
  ['Surgery: no, knee pain: yes', ['knee']],
  ['Knee pain: no, BP: yes', ['high_blood_pressure']],
  ['Knee pain: no, but hurts on stairs', ['knee']],
  ['Knee pain: no running', ['knee']],
  ['Knee pain: no running BP: high', ['knee', 'high_blood_pressure']],
  ['Heart problem? No Knee pain? yes', ['knee']],
  ['Heart problem? Yes Knee pain? No', []],
  ['Heart problem? No Knee pain? No', []],
  ['Knee pain? No Heart problem? Yes', []],
  ['Knee pain?\nNo\nWrist pain?\nYes', ['wrist']],
  ['Heart problem: no Knee pain: yes', ['knee']],
  ['Pregnant? Nahi', []],
  ['Pregnant? Yes', ['pregnancy']],
  ['Can you bend your knee? No', ['knee']],
  ['Squats without knee pain? No', ['knee']],
  ['knee is ok but hurts on stairs', ['knee']],
  ['Knee is fine. Hurts on stairs', ['knee']],
  ['knee is fine, but not for running', ['knee']],
  ['knee is ok but my wrist hurts', ['wrist']],
  ['knee is fine, it does not hurt', []],
  ['no knee pain except on stairs', ['knee']],
  ['no knee pain but diabetic', []],
  ['Surgery? no (knee pain)', ['knee']],
  ['Knee pain (no)', []],
  ['No! Knee pain', ['knee']],
  ['No knee pain!', []],
  ['no knee/back pain', []],
  ['knee/back pain', ['knee', 'lower_back']],
  ['disc L4/L5', ['lower_back']],
  ['Back: pain', ['lower_back']],
  ['BP (normal)', []],
  ['BP: high (140/90)', ['high_blood_pressure']],
];

test.each(NEARLY_DENIED)('distinguishes denied from stated limitations in %j', (text, limitations) => {
  expect(limitationsIn(text)).toEqual(limitations);
});

test.each([
  '',
  'None',
  'peanuts',
  'Allergic to peanuts and cashews',
  'lactose intolerant; no mushrooms',
  'balanced diet only',
  'I came back to training',
  'lamb shoulder, rose hip tea, elbow macaroni',
  'no food cooked in a pressure cooker',
  'groundnut oil',
])('finds no limitation in "%s"', (text) => {
  expect(limitationsIn(text)).toEqual([]);
});

test('handles a text of the maximum length that repeats one phrase', () => {
  const repeated = (words: string) => limitationsIn(words.repeat(PROFILE_TEXT_LENGTH_MAX / words.length));
  expect(repeated('no ')).toEqual([]);
  expect(repeated('cannot ')).toEqual([]);
  expect(repeated('knee or ')).toEqual(['knee']);
  expect(repeated('no knee or ')).toEqual(['knee']);
  expect(repeated('knee: no ')).toEqual(['knee']);
  expect(repeated('knee is ok if ')).toEqual(['knee']);
});
