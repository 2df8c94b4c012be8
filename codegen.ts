import type { CodegenConfig } from '@graphql-codegen/cli';

const config = {
  useTypeImports: true,
  enumsAsTypes: true,
  documentMode: 'documentNode',
  nonOptionalTypename: false,
  scalars: { ID: 'string', DateTimeISO: 'string', JSONObject: 'Record<string, unknown>' },
} as const;

/** Queries that a page reads without the data layer, as text. */
const PAGE_QUERIES = 'client/features/**/*.page.graphql';

/** schema.graphql and the documents beside the features become types and hooks beside the features. */
const codegen: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'client/graphql/types.generated.ts': { plugins: ['typescript'], config },
    'client/': {
      documents: ['client/{features,lib}/**/*.graphql', `!${PAGE_QUERIES}`],
      preset: 'near-operation-file',
      presetConfig: { baseTypesPath: 'graphql/types.generated.ts', extension: '.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './scripts/codegen-hooks.cjs'],
      config,
    },
    './client/': {
      documents: PAGE_QUERIES,
      preset: 'near-operation-file',
      presetConfig: { baseTypesPath: 'graphql/types.generated.ts', extension: '.generated.ts' },
      plugins: ['typescript-operations', './scripts/codegen-page-documents.cjs'],
      config,
    },
  },
};

export default codegen;
