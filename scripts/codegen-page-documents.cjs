/**
 * Codegen plugin: generates queries as strings, for pages that fetch without Apollo Client (client/lib/page-data.ts). A
 * graphql-tag document would pull the printer of graphql-js into the bundle.
 */
const { print, stripIgnoredCharacters } = require('graphql');

/** @param {string} word */
const capitalised = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** @type {import('@graphql-codegen/plugin-helpers').PluginFunction} */
exports.plugin = (_schema, documents) => {
  const queries = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((node) => node.kind === 'OperationDefinition');
  return {
    prepend: ["import type { PageDocument } from '../../lib/page-data';"],
    content: queries
      .map((query) => {
        const name = capitalised(query.name?.value ?? '');
        const text = JSON.stringify(stripIgnoredCharacters(print(query)));
        return `export const ${name}Document: PageDocument<${name}Query, ${name}QueryVariables> = { name: '${name}', text: ${text} };`;
      })
      .join('\n'),
  };
};
