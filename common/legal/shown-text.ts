import type { LinkedText } from '../linked-text';
import {
  currentValue,
  type LegalBlock,
  type LegalDocumentContent,
  type LegalTableContent,
  type LegalText,
} from './legal-content';

/** Plain text, or text mixed with links. */
export type ShownPieces = string | readonly (string | LinkedText)[];

export type ShownBlock =
  | { kind: 'text'; text: ShownPieces }
  | { kind: 'list'; items: readonly ShownPieces[] }
  | { kind: 'table'; table: LegalTableContent };

export interface ShownSection {
  id: string;
  title: string;
  blocks: readonly ShownBlock[];
}

/** A whole text as pages show it, which can be sent. */
export interface ShownText {
  description: string;
  lead: string;
  sections: readonly ShownSection[];
}

/** A text with values from the current settings. */
export const shownText = ({ description, lead, sections }: LegalDocumentContent): ShownText => ({
  description: currentValue(description),
  lead: currentValue(lead),
  sections: sections.map(({ id, title, blocks }) => ({ id, title, blocks: blocks.map(shownBlock) })),
});

function shownBlock(block: LegalBlock): ShownBlock {
  if (block.kind === 'text') return { ...block, text: shownPieces(block.text) };
  return block.kind === 'list' ? { ...block, items: block.items.map(shownPieces) } : block;
}

const shownPieces = (text: LegalText): ShownPieces =>
  typeof text === 'string' || typeof text === 'function'
    ? currentValue(text)
    : text.map((piece) => currentValue(piece));
