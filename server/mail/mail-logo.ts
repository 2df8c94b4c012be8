/**
 * The logo in mails is a part of the mail: what a mail program fetches tells the sender who has opened a mail, and many show
 * no such pictures.
 */
import type { Inline } from './attachment';

/** Reads the file of a logo by its hash; null if it is missing. A function type, because mails do not depend on features. */
export type ReadLogo = (hash: string) => Promise<Buffer | null>;

/** The address as an HTML attribute; no text of a mail can contain its quotation marks. */
const ADDRESS = /"cid:(([0-9a-f]{32})@logo)"/;

export const logoAddress = (hash: string): string => `cid:${hash}@logo`;

/** The logo in the HTML of a mail; null if there is none, or if it cannot be read: a mail does not wait for it. */
export async function logoOf(html: string, readLogo: ReadLogo): Promise<Inline | null> {
  const [, cid, hash] = ADDRESS.exec(html) ?? [];
  if (!cid || !hash) return null;
  const content = await readLogo(hash).catch(() => null);
  return content && { name: 'logo.png', mediaType: 'image/png', cid, content };
}

/** The HTML as a page of its own, without the parts of a mail. */
export async function withLogoInside(html: string, readLogo: ReadLogo): Promise<string> {
  const logo = await logoOf(html, readLogo);
  if (!logo) return html;
  return html.replace(`cid:${logo.cid}`, `data:${logo.mediaType};base64,${logo.content.toString('base64')}`);
}
