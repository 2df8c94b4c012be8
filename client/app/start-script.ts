/** The page's first script, and what it imports. */
export interface StartFiles {
  script: string;
  preloads: string[];
}

/** A picture that hangs must not keep the page from coming alive. */
const PATIENCE_MS = 3000;

/**
 * Loads the page's code when the page has been painted whole, so that code does not compete with what is read.
 * @returns a script for the end of the body
 */
export function startScript({ script, preloads }: StartFiles): string {
  return `{
  const files = ${JSON.stringify([script, ...preloads])};
  const start = () => {
    while (files.length > 0) {
      document.body.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: files.pop() }));
    }
    import('${script}');
  };
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
  setTimeout(start, ${PATIENCE_MS});
}`;
}
