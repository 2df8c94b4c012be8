import type { Plugin } from 'vite';

/**
 * React Router assigns a name to each of its components in a statement of its own, and a bundler keeps even unused ones
 * because of it. Removes these statements, and marks the calls that create components as free of side effects.
 */
export function treeShakeableRouter(): Plugin {
  return {
    name: 'tree-shakeable-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/= (?=React\d*\.(forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
