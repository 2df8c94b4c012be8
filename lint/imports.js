/**
 * @typedef {object} Import a statement `import` or `export ... from`, or a call `import()`
 * @property {string} from
 * @property {number} start
 * @property {number} end
 * @property {boolean} isType
 * @property {boolean} isOrdered an import statement with names: others may have effects that depend on the order
 * @property {string[]} names that the other module exports; `*` are all
 */

/**
 * @param {import('vite').ParseResult['module']} module
 * @param {string} text of the file
 * @returns {Import[]}
 */
export function importsIn({ staticImports, staticExports, dynamicImports }, text) {
  return [
    ...staticImports.map(({ start, end, moduleRequest, entries }) => ({
      from: moduleRequest.value,
      ...{ start, end, isOrdered: entries.length > 0 },
      ...namesOf(entries),
    })),
    ...staticExports.flatMap(({ start, end, entries }) => {
      const from = entries[0]?.moduleRequest?.value;
      return from === undefined ? [] : [{ from, start, end, isOrdered: false, ...namesOf(entries) }];
    }),
    ...dynamicImports.flatMap(({ start, end, moduleRequest }) => {
      const from = /^(['"`])([^$]*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[2];
      return from === undefined ? [] : [{ from, start, end, isType: false, isOrdered: false, names: ['*'] }];
    }),
  ];
}

/** @param {{ isType: boolean, importName: { kind: string, name?: string | null } }[]} entries */
function namesOf(entries) {
  return {
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
    names: entries.map(
      ({ importName }) => importName.name ?? (importName.kind === 'Default' ? 'default' : '*'),
    ),
  };
}
