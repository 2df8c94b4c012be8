import { withLinks } from '../linked-text';
import { studio } from '../studio';
import type { LegalBlock, LegalContact, LegalDocumentContent, LegalSectionContent } from './legal-content';

/** The studio's own text in a legal text. */
export interface OwnText {
  sections: readonly { title: string; text: string }[];
  /** Texts that replace those of the product, by section anchor; an empty one restores the original. */
  policies: readonly { section: string; text: string }[];
  /** Empty for the contact of the studio. */
  contactName: string;
  contactEmail: string;
  contactPhone: string;
}

export const NOTHING_OWN: OwnText = {
  sections: [],
  policies: [],
  contactName: '',
  contactEmail: '',
  contactPhone: '',
};

/** A line that is an item of a list. */
const ITEM = /^[-*•]\s+/;

/** A text of the studio: each line is a paragraph, and those that begin with a dash are a list. */
export function blocksOf(text: string): LegalBlock[] {
  const blocks: LegalBlock[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const item = withLinks(line.replace(ITEM, ''));
    const last = blocks.at(-1);
    if (!ITEM.test(line)) blocks.push({ kind: 'text', text: item });
    else if (last?.kind === 'list') blocks.splice(-1, 1, { kind: 'list', items: [...last.items, item] });
    else blocks.push({ kind: 'list', items: [item] });
  }
  return blocks;
}

/** A text of the product with what the studio has written into it. */
export function withOwnText(
  content: LegalDocumentContent,
  { sections, policies }: OwnText,
): LegalDocumentContent {
  const own = sections.map(({ title, text }, index) => ({
    id: `own-${index + 1}`,
    title,
    blocks: blocksOf(text),
  }));
  const worded = ({ isPolicy, ...section }: LegalSectionContent): LegalSectionContent => {
    const text = isPolicy && policies.find((policy) => policy.section === section.id)?.text;
    return text ? { ...section, blocks: blocksOf(text) } : section;
  };
  return {
    ...content,
    sections: content.sections.flatMap((section) => [
      ...(section.id === content.ownBefore ? own : []),
      worded(section),
    ]),
  };
}

/** The contact for questions about the data of members: the one that the studio names, or the studio itself. */
export const contactOf = ({ contactName, contactEmail, contactPhone }: OwnText): LegalContact => ({
  name: contactName,
  email: contactEmail || studio.email,
  ...(contactPhone
    ? { phone: contactPhone.replace(/[^+\d]/g, ''), phoneShown: contactPhone }
    : { phone: studio.phone, phoneShown: studio.phoneShown }),
});
