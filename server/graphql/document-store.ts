import { visit, BREAK, type DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** Maximum size of all documents, as the length of their JSON. */
const SIZE_MAX = 30 * 1024 * 1024;

/**
 * Keeps parsed and validated documents for Apollo Server. A mutation with texts in the document itself, which may be
 * passwords, is not kept, but parsed for each request.
 */
export class DocumentStore {
  private readonly documents = new LRUCache<string, DocumentNode>({
    maxSize: SIZE_MAX,
    sizeCalculation: (document) => JSON.stringify(document).length,
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
