import {
  currentValue,
  type LegalBlock,
  type LegalDocumentContent,
  type LegalSectionContent,
  type LegalText,
} from './legal-content';

/** A whole text without markup, to be kept as what was shown. */
export const plainTextOf = ({ title, lead, sections }: LegalDocumentContent): string =>
  [title, currentValue(lead), ...sections.map(sectionText), ''].join('\n\n');

const sectionText = ({ title, blocks }: LegalSectionContent): string =>
  [`## ${title}`, ...blocks.map(blockText)].join('\n\n');

/** The text of a policy as a form shows and saves it. */
export const textOfBlocks = (blocks: readonly LegalBlock[]): string => blocks.map(blockText).join('\n');

function blockText(block: LegalBlock): string {
  if (block.kind === 'text') return lineOf(block.text);
  if (block.kind === 'list') return block.items.map((item) => `- ${lineOf(item)}`).join('\n');
  const { caption, head, rows } = block.table;
  const rowText = ([name, ...cells]: readonly string[]) =>
    [`- ${name}`, ...cells.map((cell, index) => `  ${head[index + 1]}: ${cell}`)].join('\n');
  return [caption, ...rows.map(rowText)].join('\n');
}

function lineOf(text: LegalText): string {
  const pieces = typeof text === 'string' || typeof text === 'function' ? [text] : text;
  return pieces
    .map((piece) => currentValue(piece))
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('');
}
