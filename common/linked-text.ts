/** Link text and its target. */
export interface LinkedText {
  text: string;
  to: string;
}

/** Addresses that people write into a text. What follows a sentence, such as a full stop, is no part of one. */
const LINK =
  /(?<url>https:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}’”…])|(?<mail>[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+)|(?<phone>\+\d[\d -]{6,16}\d)/gi;

type LinkKind = 'url' | 'mail' | 'phone';

/** Splits a plain text at the addresses in it: those that begin with https, e-mail addresses, phone numbers. */
export function withLinks(
  text: string,
  kinds: readonly LinkKind[] = ['url', 'mail', 'phone'],
): (string | LinkedText)[] {
  const pieces: (string | LinkedText)[] = [];
  let end = 0;
  for (const { 0: found, index, groups } of text.matchAll(LINK)) {
    const to = targetOf(groups as Partial<Record<LinkKind, string>>, kinds);
    if (to === null) continue;
    pieces.push(text.slice(end, index), { text: found, to });
    end = index + found.length;
  }
  return [...pieces, text.slice(end)].filter((piece) => piece !== '');
}

function targetOf(
  { url, mail, phone }: Partial<Record<LinkKind, string>>,
  kinds: readonly LinkKind[],
): string | null {
  if (url && kinds.includes('url') && URL.canParse(url)) return url;
  if (mail && kinds.includes('mail')) return `mailto:${mail}`;
  return phone && kinds.includes('phone') ? `tel:${phone.replace(/[ -]/g, '')}` : null;
}
