/**
 * Prints a message that says what to do, and exits.
 * @param {string} sentence
 * @param {number} [code] exit code
 * @returns {never}
 */
export function endWith(sentence, code = 1) {
  console.error(`\n  ${sentence}\n`);
  process.exit(code);
}
