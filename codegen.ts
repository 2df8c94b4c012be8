import type { CodegenConfig } from '@graphql-codegen/cli';

const config = {
  useTypeImports: true,
  enumsAsTypes: true,
  documentMode: 'documentNode',
  nonOptionalTypename: false,
  scalars: {
    ID: 'string',
    DateTime: 'string',
    JSONObject: 'Record<string, unknown>',
    Date: 'string',
    SafeInt: 'number',
    CurrencyCode: 'string',
  },
} as const;

const TYPES = 'client/graphql/types.generated.ts';

/** Documents of the client refer to the enums and inputs of the schema instead of repeating them. */
const clientConfig = { ...config, importSchemaTypesFrom: TYPES } as const;

/** Operations of pages without Apollo Client, generated as strings. */
const PAGE_OPERATIONS = 'client/{features,lib}/**/*.page.graphql';

/** Generates types and hooks from schema.graphql and the documents of each feature, next to those documents. */
const codegen: CodegenConfig = {
  schema: [{ 'schema.graphql': { loader: './scripts/strict-schema.cjs' } }],
  generates: {
    [TYPES]: { plugins: ['typescript'], config },
    'client/': {
      documents: ['client/{features,lib}/**/*.graphql', `!${PAGE_OPERATIONS}`],
      preset: 'near-operation-file',
      presetConfig: { baseTypesPath: 'graphql/types.generated.ts', extension: '.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './scripts/codegen-hooks.cjs'],
      config: clientConfig,
    },
    './client/': {
      documents: PAGE_OPERATIONS,
      preset: 'near-operation-file',
      presetConfig: { baseTypesPath: 'graphql/types.generated.ts', extension: '.generated.ts' },
      plugins: ['typescript-operations', './scripts/codegen-page-documents.cjs'],
      config: clientConfig,
    },
    'server/': {
      documents: 'server/features/**/*.routes.graphql',
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { ...config, documentNodeImport: 'graphql#TypedQueryDocumentNode' },
    },
    'clients/typescript/src/operations.generated.ts': {
      documents: 'clients/typescript/src/operations.graphql',
      plugins: ['typescript-operations', './scripts/codegen-client-documents.cjs'],
      config,
    },
  },
};

export default codegen;
