import type { Plugin } from 'vite';

/** Statements that name a component. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;

/** Positions before the calls that create a component or a context. */
const CREATION = /(?<== )(?=React\d*\.(forwardRef|createContext|memo)\()/g;

/**
 * React Router names each of its components in a statement of its own, for which a bundler keeps even unused ones.
 * Removes these statements, and marks the calls that create components as free of side effects. Fails the build if a
 * new version of React Router is written differently.
 */
export function treeShakeableRouter() {
  const unmatched = new Set<RegExp>();
  const replace = (code: string, pattern: RegExp, replacement: string) =>
    code.replace(pattern, () => {
      unmatched.delete(pattern);
      return replacement;
    });
  return {
    name: 'tree-shakeable-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      unmatched.add(DISPLAY_NAME).add(CREATION);
    },
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler: (code: string) => ({
        code: replace(replace(code, DISPLAY_NAME, ''), CREATION, '/* @__PURE__ */ '),
        map: null,
      }),
    },
    buildEnd(error?: Error) {
      if (error || unmatched.size === 0) return;
      throw new Error(`No code of React Router matches ${[...unmatched].join(' and ')}.`);
    },
  } satisfies Plugin;
}
