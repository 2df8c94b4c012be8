import type { CodegenConfig } from '@graphql-codegen/cli';

const config = {
  useTypeImports: true,
  enumsAsTypes: true,
  documentMode: 'documentNode',
  nonOptionalTypename: false,
  scalars: { ID: 'string', DateTimeISO: 'string', JSONObject: 'Record<string, unknown>' },
} as const;

/** schema.graphql and the documents beside the features become types and hooks beside the features. */
const codegen: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'client/{features,lib}/**/*.graphql',
  generates: {
    'client/graphql/types.generated.ts': { plugins: ['typescript'], config },
    'client/': {
      preset: 'near-operation-file',
      presetConfig: { baseTypesPath: 'graphql/types.generated.ts', extension: '.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './scripts/codegen-hooks.cjs'],
      config,
    },
  },
};

export default codegen;
