/** The texts of one of our uncompressed PDFs, one per tagged element, decoded with the ToUnicode maps of its fonts. */
export function textsOf(pdf: Buffer): string[] {
  const source = pdf.toString('latin1');
  const characters = charactersByFont(source);
  const texts: string[] = [];
  let [font, text] = ['', ''];
  for (const [, name, shown, end] of source.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|\b(EMC)\b/g)) {
    if (name) font = name;
    else if (shown) text += decode(shown, characters.get(font) ?? []);
    else if (end && text !== '') [text] = ['', texts.push(text)];
  }
  return texts;
}

/** The characters of each font, by glyph code. */
function charactersByFont(source: string): Map<string, string[]> {
  const pairs = [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, font]) => {
    const [, toUnicode] = /\/ToUnicode (\d+) 0 R/.exec(objectOf(source, font!)) ?? [];
    const [, range = ''] = /beginbfrange\n<\w+> <\w+> \[(.*)\]/.exec(objectOf(source, toUnicode!)) ?? [];
    return [name!, [...range.matchAll(/<([\w ]+)>/g)].map(([, units]) => charactersOf(units!))] as const;
  });
  return new Map(pairs);
}

const objectOf = (source: string, id: string): string =>
  source.slice(source.indexOf(`\n${id} 0 obj`)).split('\nendobj', 1)[0]!;

const charactersOf = (units: string): string =>
  String.fromCharCode(...units.split(' ').map((unit) => parseInt(unit, 16)));

const decode = (shown: string, characters: string[]): string =>
  [...shown.matchAll(/<(\w+)>/g)]
    .flatMap(([, codes]) => codes!.match(/.{4}/g) ?? [])
    .map((code) => characters[parseInt(code, 16)] ?? '')
    .join('');
