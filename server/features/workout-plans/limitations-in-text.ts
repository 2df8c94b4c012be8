import { LIMITATIONS, type Limitation } from '#common/exercises/exercises';

/** Body parts, in English and in romanised Hindi. Mentioning one counts as a limitation. */
const PARTS: Partial<Record<Limitation, string>> = {
  knee: 'knees?|ghutn(?:a|e|on?)',
  hip: '(?<!rose )hips?(?! hop)|kulh(?:a|e|on?)',
  ankle: 'ankles?|takhn(?:a|e|on?)',
  // "Back" has many other meanings, so it needs a neighbouring word that refers to the body.
  lower_back:
    'lower backs?|lumbar|spine|spinal|kamar|peeth|back(?= (?:pain|ache|problem|issue|injur|surgery|trouble|spasm|hurts|dard))|(?<=(?:bad|weak|stiff|sore|injured|my|in) )back',
  shoulder: `${notMeat('shoulders?')}|kandh(?:a|e|on?)`,
  elbow: 'elbows?(?! (?:macaroni|pasta))|kohni',
  wrist: 'wrists?|kalai',
  neck: `${notMeat('neck')}|gardan|cervical`,
};

/** Conditions that imply a limitation without naming the body part. */
const CONDITIONS: Partial<Record<Limitation, string>> = {
  knee: 'acl|meniscus|patell\\w+|kneecaps?',
  ankle: 'achilles',
  lower_back: '(?<!cervical )(?:slip(?:ped)? dis[ck]|herniat\\w+ dis[ck])|backache|sciatica|l[45] ?[ls][15]',
  shoulder: 'rotator cuff',
  wrist: 'carpal tunnel',
  balance:
    'vertigo|dizz\\w+|giddiness|chakkar|unsteady|(?:poor|bad|weak|lose my|losing my) balance|balance (?:problems?|issues?|trouble)|wheelchair',
  high_blood_pressure:
    '(?<!low |normal )(?:bp|blood pressure)(?! (?:is )?(?:low|normal|fine|ok))|hypertensi\\w+|rakt ?cha+p',
  pregnancy: 'pregnan\\w+|expecting a (?:baby|child)|trimester|garbh?a?vati',
  floor:
    "(?:cannot|can't|cant|unable to|hard to|difficult\\w*|trouble|problem)[^;:?!]{0,40} (?:floor|ground)|(?:zameen|jameen|neeche) (?:par |pe )?nah?in? baith|wheelchair",
};

/** Affects the whole spine unless "cervical" or "lumbar" precedes it. */
const OF_THE_SPINE = '(?<!cervical |lumbar )spondyl\\w+';

const PATTERNS: Record<Limitation, RegExp> = Object.fromEntries(
  LIMITATIONS.map((one) => {
    const ofTheSpine = one === 'neck' || one === 'lower_back' ? OF_THE_SPINE : undefined;
    return [one, words(PARTS[one], CONDITIONS[one], ofTheSpine)];
  }),
) as Record<Limitation, RegExp>;

const TROUBLE = '(?:pains?|ache|problems?|issues?|injur(?:y|ies)|trouble|surgery|dard|dikkat|takleef)';
const WHOSE = '(?:(?:my|the|left|right|both|any) )*';
const PART = `${WHOSE}(?:${Object.values(PARTS).join('|')})`;
const PARTS_IN_A_ROW = `${PART}(?: (?:or|and|nor) ${PART})*`;
const CONDITION = `(?:high )?(?:${Object.values(CONDITIONS).join('|')}|${OF_THE_SPINE})(?: ${TROUBLE})?`;
const TROUBLE_OF_PART = `${PART} (?:mein |me |ka |ki |ke )?(?:koi )?${TROUBLE}`;
const ABSENT = `(?:${PARTS_IN_A_ROW} ${TROUBLE}|${TROUBLE} (?:in|with|of) ${PARTS_IN_A_ROW}|${CONDITION})`;

/** The rest of the phrase, up to the next body part or condition. */
const REST_OF_PHRASE = `(?:(?!\\b(?:${PART}|${CONDITION})\\b)[^;:?!])*`;
/** Words that contradict a denial: the part does hurt. */
const HURTS =
  '(?:hurts?|hurting|aches?|aching|painful|sore|stiff|swells?|swollen|dukht\\w+|except|unless|sometimes|when|if)';
const NOT_CONTRADICTED = `(?!${REST_OF_PHRASE}(?:[;!] ${REST_OF_PHRASE})?(?<!\\b(?:no|not|never|nothing|\\w+n't) )\\b${HURTS}\\b)`;
const NOT_FOLLOWED_BY_BUT = `(?!;? (?:but|lekin|magar)\\b${REST_OF_PHRASE}(?:[;:?!]|$))`;

const NAHI = 'nah?in?';
const IS = '(?: (?:hai|hain|h|he|tha|thi|hota|hoti|raha|rahi|hua|hui)\\b)';
/** "Is not". Excludes "nahi jaata" and "nahi hota theek": pain that does not go away or get better is still there. */
const NAHI_HAI = `(?:bilkul )?${NAHI}(?:${IS}(?! (?:kam|theek|thik|sahi|khatam|band)\\b)|(?= (?:aur|and|but|lekin|magar)\\b)|(?=[;!]|$))`;
const NO = `(?:no|none|nil|never|${NAHI}${IS}?)`;

/**
 * Denied limitations. Deliberately narrow, because missing a limitation is worse than recognising one too many: "no
 * knee pain" denies one, "no knee bends" does not.
 */
const DENIED = [
  `\\b(?:no|not|nor|never had|do not have|don't have|free of|free from) (?:(?:any|a|longer|more|known|history of) )*${ABSENT}(?: (?:or|nor) (?:any )?${ABSENT})*`,
  `\\b${PART} (?:is|are) (?:now |all )?(?:fine|ok|okay|good|healthy|normal|healed)\\b${NOT_FOLLOWED_BY_BUT}`,
  `\\b(?:${TROUBLE_OF_PART}|${CONDITION}) ${NAHI_HAI}`,
  // A question with its answer, as copied from a form; "Can you bend your knee? No" is not such a question.
  `(?<=^|[;:?!] |\\byes )(?:${ABSENT}|${TROUBLE_OF_PART}|${PARTS_IN_A_ROW})[:?] ${NO}(?=[;!]|$)`,
].map((source) => new RegExp(`${source}${NOT_CONTRADICTED}`, 'g'));

/** An answer before the next question, as in "Heart problem? No Knee pain? Yes": the "no" is not about the knee. */
const ANSWER_BEFORE_QUESTION = /\? (no|none|nil|never) (?=[^;:?!]*\?)/g;
/** A "no" that may belong to the words after it, as in "Knee pain: no running BP: high", so it denies nothing. */
const ANSWER_BEFORE_LABEL = /([:?]) (no|none|nil|never) (?=[^;:?!]*[:?])/g;

/** Limitations named in a free text such as the diet details, in the order of `LIMITATIONS`. */
export function limitationsIn(text: string): Limitation[] {
  const denied = DENIED.reduce((rest, one) => rest.replace(one, ';'), phrases(text));
  const plain = denied.replace(/[:?! ]+/g, ' ');
  return LIMITATIONS.filter((one) => PATTERNS[one].test(plain));
}

/**
 * Lower-cases the text, collapses white space, and normalises punctuation: ";" for every stop, "?" and ":" for
 * questions and labels, "!" for any other mark.
 */
const phrases = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\bb\.\s?p\b\.?/g, 'bp')
    .replace(/(?<=[a-z])\/(?=[a-z])/g, ' or ')
    .replace(/[!)]|\s\/|\/\s/g, '! ')
    .replaceAll('(', ': ')
    .replace(/[^a-z0-9.,;:?!'\n]+/g, ' ')
    .replace(/ ?([:?])[:?\s]*/g, '$1 ')
    .replace(/ ?!\s?/g, '! ')
    .replace(/ ?[.,;\n]\s*/g, '; ')
    .replace(ANSWER_BEFORE_QUESTION, '? $1; ')
    .replace(ANSWER_BEFORE_LABEL, '$1 $2: ')
    .trim();

function words(...sources: (string | undefined)[]): RegExp {
  const known = sources.filter((source) => source !== undefined);
  return new RegExp(`\\b(?:${known.join('|')})\\b`);
}

/** The part unless it is a cut of meat, such as "lamb shoulder". */
function notMeat(part: string): string {
  return `(?<!(?:lamb|pork|mutton|beef|goat|chicken) )${part}`;
}
