/** The texts of an uncompressed PDF of ours, one for each piece that is tagged: what its fonts say that its letters mean. */
export function textsOf(pdf: Buffer): string[] {
  const source = pdf.toString('latin1');
  const letters = lettersOf(source);
  const texts: string[] = [];
  let [font, text] = ['', ''];
  for (const [, name, shown, end] of source.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\b(EMC)\b/g)) {
    if (name) font = name;
    else if (shown) text += read(shown, letters.get(font) ?? []);
    else if (end && text !== '') [text] = ['', texts.push(text)];
  }
  return texts;
}

/** What the letters of each font mean, by their numbers. */
function lettersOf(source: string): Map<string, string[]> {
  const pairs = [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, font]) => {
    const [, meaning] = /\/ToUnicode (\d+) 0 R/.exec(objectOf(source, font!)) ?? [];
    const [, letters = ''] = /beginbfrange\n<\w+> <\w+> \[(.*)\]/.exec(objectOf(source, meaning!)) ?? [];
    return [name!, [...letters.matchAll(/<([\w ]+)>/g)].map(([, units]) => charactersOf(units!))] as const;
  });
  return new Map(pairs);
}

const objectOf = (source: string, id: string): string =>
  source.slice(source.indexOf(`\n${id} 0 obj`)).split('\nendobj', 1)[0]!;

const charactersOf = (units: string): string =>
  String.fromCharCode(...units.split(' ').map((unit) => parseInt(unit, 16)));

const read = (shown: string, letters: string[]): string =>
  [...shown.matchAll(/<(\w+)>/g)]
    .flatMap(([, codes]) => codes!.match(/.{4}/g) ?? [])
    .map((code) => letters[parseInt(code, 16)] ?? '')
    .join('');
