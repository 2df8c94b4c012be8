import { visit, BREAK, type DocumentNode, type Token } from 'graphql';
import { LRUCache } from 'lru-cache';

/** Maximum size of all documents, in bytes. */
const SIZE_MAX = 30 * 1024 * 1024;
/** About how much memory a token takes. Comments are tokens, too, although documents may have any number of them. */
const TOKEN_BYTES = 100;

/**
 * Keeps parsed and validated documents for Apollo Server. A mutation with texts in the document itself, which may be
 * passwords, is not kept, but parsed for each request.
 */
export class DocumentStore {
  private readonly documents = new LRUCache<string, DocumentNode>({
    maxSize: SIZE_MAX,
    sizeCalculation: sizeOf,
  });

  async get(key: string): Promise<DocumentNode | undefined> {
    return this.documents.get(key);
  }

  async set(key: string, document: DocumentNode): Promise<void> {
    if (!isMutationWithText(document)) this.documents.set(key, document);
  }

  async delete(key: string): Promise<boolean> {
    return this.documents.delete(key);
  }
}

/** Estimated size in memory: the nodes, and the text and tokens that their locations refer to. */
function sizeOf(document: DocumentNode): number {
  const { source, startToken } = document.loc ?? {};
  let tokens = 0;
  for (let token: Token | null | undefined = startToken; token; token = token.next) tokens += 1;
  return JSON.stringify(document).length + (source?.body.length ?? 0) + tokens * TOKEN_BYTES;
}

function isMutationWithText(document: DocumentNode): boolean {
  const isMutation = document.definitions.some(
    (node) => node.kind === 'OperationDefinition' && node.operation === 'mutation',
  );
  return isMutation && hasText(document);
}

function hasText(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    StringValue: () => {
      found = true;
      return BREAK;
    },
  });
  return found;
}
