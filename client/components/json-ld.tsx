/** A thing as schema.org describes it. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** What a page is about, for programs that read pages (https://json-ld.org): one graph. */
export function JsonLd({ graph }: { graph: Thing[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  // `</script>` in a text would end the element.
  const html = json.replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
