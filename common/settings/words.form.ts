import * as z from 'zod/mini';
import { refine, textUpTo } from '../forms/fields';
import { linesOf } from '../lines';
import type { HouseRule } from '../studio';
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
} as const;

export type WordName = keyof typeof WORD_LENGTHS;

/** What pages say about the studio; an empty text stands for that of the demonstration studio. */
export type WordsSettings = Record<WordName, string>;

const RULE = /^[^:]{1,60}: ./;

/** Whether a text is a list of rules, one on each line. */
export const hasRules = (name: WordName): boolean => name === 'etiquette' || name === 'hygiene';

function textRule(name: WordName) {
  const text = textUpTo(WORD_LENGTHS[name]);
  if (hasRules(name))
    return text.check(
      refine<string>((rules) => linesOf(rules).every((line) => RULE.test(line)), {
        reason: 'INVALID_FORMAT',
        error: messages.ruleInvalid,
      }),
    );
  return name === 'aboutText' ? text : text.check(z.overwrite((lines) => linesOf(lines).join(' ')));
}

export const WORDS = Object.keys(WORD_LENGTHS) as WordName[];

export const wordsForm = z.object(
  Object.fromEntries(WORDS.map((name) => [name, textRule(name)])) as Record<WordName, z.ZodMiniString>,
);

/** A rule of the house, as it is written on one line: "Bring a towel: One for the bench, one for you." */
export function houseRuleOf(line: string): HouseRule {
  const end = line.indexOf(':');
  return [line.slice(0, end), line.slice(end + 1).trim()];
}
