import { parse, print, TokenKind, type DocumentNode } from 'graphql';
import { explorerContent } from './explorer.content';

const content = explorerContent.formatting;

/** An operation in the usual layout. Throws if it has comments or a syntax error. */
export function formatted(text: string): string {
  const document = parsed(text);
  if (hasComments(document)) throw new Error(content.comments);
  return print(document);
}

function parsed(text: string): DocumentNode {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(content.invalid((error as Error).message), { cause: error });
  }
}

function hasComments({ loc }: DocumentNode): boolean {
  for (let token = loc?.startToken ?? null; token; token = token.next)
    if (token.kind === TokenKind.COMMENT) return true;
  return false;
}
