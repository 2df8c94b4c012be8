/** An entity in the vocabulary of schema.org. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

interface JsonLdProps {
  /** Undefined in browsers: search engines read what the server has rendered, which hydration leaves alone. */
  graph: Thing[] | undefined;
}

/** Structured data about a page, as one JSON-LD graph (https://json-ld.org). */
export function JsonLd({ graph = [] }: JsonLdProps) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  // `</script>` in a text would close the element.
  const html = json.replaceAll('<', '\\u003c');
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}
