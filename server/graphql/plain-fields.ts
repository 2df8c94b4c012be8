import { getMetadataStorage } from 'type-graphql';

/**
 * Lets scalars and enums that are properties be read without a resolver. type-graphql makes one for each field, which a
 * compiled query calls for every row, with several objects for each call. Fields of lists and objects keep theirs:
 * compiled queries read such properties several times, and do not wait for promises in them.
 */
export function readPlainFieldsDirectly(): void {
  const { fields, objectTypes, interfaceTypes } = getMetadataStorage();
  const classes = new Set<unknown>([...objectTypes, ...interfaceTypes].map(({ target }) => target));
  for (const field of fields) {
    const type: unknown = field.getType();
    const isLeaf = !field.typeOptions.array && !classes.has(type) && typeof type !== 'symbol';
    field.simple = isLeaf && field.name === field.schemaName;
  }
}
