/** Words that say nothing by themselves. */
const FILLERS = new Set(
  'a an and are as at be by for in is it its of on or that the these they this to was were which with'.split(
    ' ',
  ),
);

/** The words of a text or a name without the endings in which both may differ. */
const wordsOf = (text: string): string[] =>
  (text.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').match(/[A-Za-z0-9]+/g) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => !FILLERS.has(word))
    .map((word) =>
      word
        .replace(/ies$/, 'y')
        .replace(/(?<=..)s$/, '')
        .replace(/(?<=...)e?d$/, '')
        .replace(/e$/, ''),
    );

/** Whether a description says more than these names: the element's own, and the one of the type that contains it. */
export function tells(description: string, ...names: readonly string[]): boolean {
  const known = new Set(wordsOf(names.join(' ')));
  return wordsOf(description).some((word) => !known.has(word));
}
