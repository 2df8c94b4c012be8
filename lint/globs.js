const REGEX_OF = { '**/': '(.*/)?', '**': '.*', '*': '[^/]*' };

/**
 * Whether a path from the root of the repository matches one of the patterns, in which `*` is any name, `**` any path,
 * and `{a,b}` one of both.
 * @param {string[]} patterns
 */
export function matcher(patterns) {
  const expressions = patterns.map((pattern) => {
    const source = pattern
      .replace(/[.+]/g, '\\$&')
      .replace(/\*\*\/|\*\*|\*/g, (stars) => REGEX_OF[/** @type {keyof typeof REGEX_OF} */ (stars)])
      .replace(/\{(.*?)\}/g, (_, names) => `(${names.replaceAll(',', '|')})`);
    return new RegExp(`^${source}$`);
  });
  return (/** @type {string} */ file) => expressions.some((expression) => expression.test(file));
}
