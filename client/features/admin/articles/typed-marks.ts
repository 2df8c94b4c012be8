import { isLinkAllowed, plainSpan, type Span } from '#common/articles/body';

/**
 * The marks of a line as they are typed, like in messengers: *bold*, _italics_ and [words](address). A backslash before
 * one of these characters makes it an ordinary one.
 */
type Marks = Pick<MarkedSpan, 'isBold' | 'isItalic' | 'link'>;
type MarkedSpan = Required<Pick<Span, 'text' | 'isBold' | 'isItalic'>> & { link: string | null };

const PLAIN: Marks = { isBold: false, isItalic: false, link: null };

const LINK = /\[((?:\\.|[^\]\\[]){1,500})\]\(([^()\s]{1,500})\)/y;
/** How far the end of bold words or italics is looked for, so that long texts are read quickly. */
const MARKED_LENGTH_MAX = 1000;
const SPECIAL = /[\\*_[\]]/g;
const LETTER = /[\p{L}\p{N}]/u;

/** The parts of a typed line. What is not complete is text. */
export const spansOf = (typed: string): MarkedSpan[] => joined(read(typed, PLAIN));

function read(typed: string, marks: Marks): MarkedSpan[] {
  const spans: MarkedSpan[] = [];
  let at = 0;
  while (at < typed.length) {
    const found = linkAt(typed, at, marks) ?? emphasisAt(typed, at, marks);
    if (found) {
      spans.push(...found.spans);
      at = found.end;
      continue;
    }
    if (typed[at] === '\\' && /[\\*_[\]]/.test(typed[at + 1] ?? '')) at += 1;
    spans.push({ ...marks, text: typed[at]! });
    at += 1;
  }
  return spans;
}

interface Found {
  spans: MarkedSpan[];
  /** Position where the text continues. */
  end: number;
}

function linkAt(typed: string, at: number, marks: Marks): Found | null {
  if (typed[at] !== '[' || marks.link !== null) return null;
  LINK.lastIndex = at;
  const [whole, words, address] = LINK.exec(typed) ?? [];
  if (!whole || !isLinkAllowed(address!)) return null;
  return { spans: read(words!, { ...marks, link: address! }), end: at + whole.length };
}

function emphasisAt(typed: string, at: number, marks: Marks): Found | null {
  const added = marksOf(typed[at], marks);
  if (!added || isLetter(typed[at - 1]) || isSpace(typed[at + 1])) return null;
  const last = Math.min(typed.length, at + MARKED_LENGTH_MAX);
  for (let end = at + 2; end < last; end += 1) {
    if (typed[end] !== typed[at] || typed[end - 1] === '\\' || isSpace(typed[end - 1])) continue;
    if (!isLetter(typed[end + 1]))
      return { spans: read(typed.slice(at + 1, end), { ...marks, ...added }), end: end + 1 };
  }
  return null;
}

function marksOf(character: string | undefined, marks: Marks): Partial<Marks> | null {
  if (character === '*' && !marks.isBold) return { isBold: true };
  return character === '_' && !marks.isItalic ? { isItalic: true } : null;
}

const isLetter = (character: string | undefined): boolean =>
  character !== undefined && LETTER.test(character);
const isSpace = (character: string | undefined): boolean =>
  character === undefined || character.trim() === '';

function joined(spans: readonly MarkedSpan[]): MarkedSpan[] {
  const result: MarkedSpan[] = [];
  for (const span of spans) {
    const last = result.at(-1);
    if (last && hasSameMarks(last, span)) last.text += span.text;
    else if (span.text !== '') result.push({ ...span });
  }
  return result;
}

const hasSameMarks = (one: Marks, other: Marks): boolean =>
  one.isBold === other.isBold && one.isItalic === other.isItalic && one.link === other.link;

/** How a line is typed: without backslashes where none is needed. A mark that cannot be typed is left out, never a letter. */
export function typedOf(spans: readonly Span[]): string {
  const tidy = joined(spans.flatMap(withSpacesOutside));
  const marked = [false, true].map((isEscaped) => tidy.map((span) => typedSpan(span, isEscaped)).join(''));
  const exact = marked.find((typed) => isSame(spansOf(typed), tidy));
  return exact ?? typedText(tidy.map(({ text }) => text).join(''));
}

const typedText = (text: string): string => {
  const isPlain = isSame(spansOf(text), text === '' ? [] : [{ ...plainSpan(text) }]);
  return isPlain ? text : text.replace(SPECIAL, '\\$&');
};

function typedSpan({ text, isBold, isItalic, link }: MarkedSpan, isEscaped: boolean): string {
  const plain = isEscaped ? text.replace(SPECIAL, '\\$&') : text;
  const italic = isItalic ? `_${plain}_` : plain;
  const bold = isBold ? `*${italic}*` : italic;
  return link === null ? bold : `[${bold}](${link.replaceAll('(', '%28').replaceAll(')', '%29')})`;
}

/** Marks do not begin or end with a space. */
function withSpacesOutside({ text, isBold, isItalic, link = null }: Span): MarkedSpan[] {
  const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  if (words === '') return [{ ...PLAIN, text }];
  return [
    { ...PLAIN, text: before },
    { text: words, isBold, isItalic, link },
    { ...PLAIN, text: after },
  ];
}

const isSame = (some: readonly MarkedSpan[], others: readonly MarkedSpan[]): boolean =>
  some.length === others.length &&
  some.every((one, index) => one.text === others[index]!.text && hasSameMarks(one, others[index]!));

/** Whether a link was typed that articles may not have. */
export const hasRefusedLink = (typed: string): boolean =>
  [...typed.matchAll(/\]\(([^)\s]{1,500})/g)].some(([, address]) => !isLinkAllowed(address!));
