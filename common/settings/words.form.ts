import * as z from 'zod/mini';
import { refine, textUpTo } from '../forms/fields';
import { linesOf } from '../lines';
import type { HouseRule, TitledList } from '../studio';
import { settingsMessages as messages } from './messages';

/** Maximum length of each text about the studio, in characters. */
export const WORD_LENGTHS = {
  homeTitle: 40,
  homeLead: 160,
  aboutTitle: 60,
  aboutText: 1500,
  whyLead: 300,
  trainerTitle: 60,
  trainerText: 300,
  earlyTitle: 60,
  earlyText: 300,
  roomTitle: 60,
  roomText: 300,
  careTitle: 60,
  careText: 300,
  etiquette: 1500,
  hygiene: 1500,
  facts: 200,
  benefits: 800,
  firstVisit: 400,
  amenities: 600,
  trainersLead: 160,
  arrivalNote: 160,
  whyTitle: 60,
  offers: 1000,
  management: 1500,
  services: 1500,
  fitnessOptions: 1500,
  nutritionLead: 300,
} as const;

export type WordName = keyof typeof WORD_LENGTHS;

/** Words about the studio on pages; an empty text stands for that of the demonstration studio. */
export type WordsSettings = Record<WordName, string>;

/** A title and a text, between which is a colon with a space: "5:30 am: before the heat". */
const RULE = /^.{1,60}?: ./;
/** The title of a list, whose items follow on lines of their own. */
const LIST_TITLE = /^.{1,60}:$/;

/** Texts that are lists of rules, one on each line, with how many there may be. */
const RULES_MAX: Partial<Record<WordName, number>> = {
  etiquette: 20,
  hygiene: 20,
  facts: 4,
  benefits: 6,
  firstVisit: 3,
  amenities: 6,
  management: 20,
  services: 20,
  fitnessOptions: 20,
};

const LISTS_MAX = 4;

/** Whether a text is a list of rules, one on each line. */
export const hasRules = (name: WordName): boolean => name in RULES_MAX;

function textRule(name: WordName) {
  const text = textUpTo(WORD_LENGTHS[name]);
  const max = RULES_MAX[name];
  if (max !== undefined)
    return text.check(
      refine<string>((rules) => linesOf(rules).every((line) => RULE.test(line)), {
        reason: 'INVALID_FORMAT',
        error: messages.ruleInvalid,
        abort: true,
      }),
      refine<string>((rules) => linesOf(rules).length <= max, {
        reason: 'TOO_LONG',
        error: messages.tooManyRules(max),
      }),
    );
  if (name === 'offers') return text.check(...LISTS);
  return name === 'aboutText' ? text : text.check(z.overwrite((lines) => linesOf(lines).join(' ')));
}

const LISTS = [
  refine<string>((text) => titledListsOf(text).every(([title, items]) => title !== '' && items.length > 0), {
    reason: 'INVALID_FORMAT',
    error: messages.listInvalid,
    abort: true,
  }),
  refine<string>((text) => titledListsOf(text).length <= LISTS_MAX, {
    reason: 'TOO_LONG',
    error: messages.tooManyLists(LISTS_MAX),
  }),
];

export const WORDS = Object.keys(WORD_LENGTHS) as WordName[];

export const wordsForm = z.object(
  Object.fromEntries(WORDS.map((name) => [name, textRule(name)])) as Record<WordName, z.ZodMiniString>,
);

/** A rule of the house, as it is written on one line: "Bring a towel: One for the bench, one for you." */
export function houseRuleOf(line: string): HouseRule {
  const end = line.indexOf(': ');
  return [line.slice(0, end), line.slice(end + 1).trim()];
}

/** Lists as they are written: a title with a colon, then the items, each on a line of its own. */
export function titledListsOf(text: string): TitledList[] {
  const lists: [string, string[]][] = [];
  for (const line of linesOf(text)) {
    if (LIST_TITLE.test(line)) lists.push([line.slice(0, -1), []]);
    else if (lists.length === 0) lists.push(['', [line]]);
    else lists.at(-1)![1].push(line);
  }
  return lists;
}
