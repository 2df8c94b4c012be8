/**
 * Codegen plugin: generates operations as strings, for what works without Apollo Client (client/lib/page-data.ts,
 * page-mutation.ts, session-request.ts). A graphql-tag document would pull the printer of graphql-js into the bundle.
 */
const path = require('node:path');
const { print, stripIgnoredCharacters } = require('graphql');

/** @param {string} word */
const capitalised = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** @param {import('graphql').OperationDefinitionNode} operation */
function declarationOf(operation) {
  const name = capitalised(operation.name?.value ?? '');
  const type = `${name}${capitalised(operation.operation)}`;
  const text = JSON.stringify(stripIgnoredCharacters(print(operation)));
  return `export const ${name}Document: PageDocument<${type}, ${type}Variables> = { name: '${name}', text: ${text} };`;
}

/** @param {string} file */
function pathFrom(file) {
  const found = path.relative(path.dirname(file), 'client/lib/page-data');
  return found.startsWith('.') ? found : `./${found}`;
}

/** @type {import('@graphql-codegen/plugin-helpers').PluginFunction} */
exports.plugin = (_schema, documents, _config, info) => {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((node) => node.kind === 'OperationDefinition');
  return {
    prepend: [`import type { PageDocument } from '${pathFrom(info?.outputFile ?? '')}';`],
    content: operations.map(declarationOf).join('\n'),
  };
};
