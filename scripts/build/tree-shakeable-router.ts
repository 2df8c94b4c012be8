import type { Plugin } from 'vite';

/** Set in the only build that the package's `exports` lead to. */
const WARNINGS = /^var ENABLE_DEV_WARNINGS = true;$/gm;

/** Statements that name a component. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;

/** Positions before the calls that create a component or a context. */
const CREATION = /(?<== )(?=React\d*\.(forwardRef|createContext|memo)\()/g;

/**
 * React Router names each of its components in a statement of its own, for which a bundler keeps even unused ones.
 * Removes these statements and the warnings for developers, and marks the calls that create components as free of side
 * effects. Fails the build if a new version of React Router is written differently.
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
      unmatched.add(WARNINGS).add(DISPLAY_NAME).add(CREATION);
    },
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler(code: string) {
        const quiet = replace(code, WARNINGS, 'var ENABLE_DEV_WARNINGS = false;');
        return { code: replace(replace(quiet, DISPLAY_NAME, ''), CREATION, '/* @__PURE__ */ '), map: null };
      },
    },
    buildEnd(error?: Error) {
      if (error || unmatched.size === 0) return;
      throw new Error(`No code of React Router matches ${[...unmatched].join(' and ')}.`);
    },
  } satisfies Plugin;
}
