import { studio } from '#common/studio';
import type { Block, MailDraft } from '../mail-content';

/** The plain-text part, for readers without HTML. */
export function textPart({ title, blocks, reason }: MailDraft): string {
  const footer = ['-- ', studio.name, ...studio.address, studio.phoneShown, studio.email, '', reason];
  const disclaimer = studio.disclaimer ? ['', studio.disclaimer] : [];
  return [
    title,
    '',
    ...blocks.flatMap((block) => [...linesOf(block), '']),
    ...footer,
    ...disclaimer,
    '',
  ].join('\n');
}

function linesOf(block: Block): string[] {
  if ('own' in block)
    return [block.own.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')];
  if ('code' in block) return [block.code];
  if ('button' in block) return [`${block.button}:`, block.link];
  return 'link' in block ? [block.text, block.link] : [block.text];
}
