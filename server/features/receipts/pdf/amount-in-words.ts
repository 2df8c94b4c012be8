import { currencyWords, usesRupees } from '#common/studio-currency';

const BELOW_TWENTY = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

type Units = readonly (readonly [size: number, name: string])[];

const SMALL_UNITS: Units = [
  [1000, 'thousand'],
  [100, 'hundred'],
];
/** Units of the Indian numbering system, largest first. */
const INDIAN_UNITS: Units = [[10_000_000, 'crore'], [100_000, 'lakh'], ...SMALL_UNITS];
const OTHER_UNITS: Units = [[1_000_000_000, 'billion'], [1_000_000, 'million'], ...SMALL_UNITS];

/** For example "One lakh twenty-five thousand rupees and fifty paise". */
export function amountInWords(paise: number): string {
  const { one, many, hundredths } = currencyWords();
  const rupees = Math.floor(paise / 100);
  const words = [
    `${numberInWords(rupees)} ${rupees === 1 ? one : many}`,
    ...(paise % 100 === 0 ? [] : [`${numberInWords(paise % 100)} ${hundredths}`]),
  ].join(' and ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function numberInWords(number: number): string {
  if (number < 20) return BELOW_TWENTY[number]!;
  const units = usesRupees() ? INDIAN_UNITS : OTHER_UNITS;
  const [size, unit] = units.find(([least]) => number >= least) ?? [];
  if (size !== undefined) {
    const rest = number % size;
    return `${numberInWords(Math.floor(number / size))} ${unit}${rest > 0 ? ` ${numberInWords(rest)}` : ''}`;
  }
  const rest = number % 10;
  return TENS[Math.floor(number / 10)]! + (rest > 0 ? `-${numberInWords(rest)}` : '');
}
