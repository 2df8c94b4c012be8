interface PageStylesProps {
  /** URLs of the style sheets. */
  styles: string[];
  text: string | undefined;
  nonce: string;
}

/** React supports the attribute, but its types do not include it. */
const NEVER_LOADED = { disabled: true };

/**
 * The style sheets of a page. A built page contains them as text, which saves a first visitor one round trip. The
 * disabled links are never loaded: Vite's loader looks for such links, and does not load these style sheets again for
 * pages that are opened later.
 */
export function PageStyles({ styles, text = '', nonce }: PageStylesProps) {
  if (!import.meta.env.PROD) return styles.map((style) => <link key={style} rel="stylesheet" href={style} />);
  return (
    <>
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />
      {styles.map((style) => (
        <link key={style} rel="stylesheet" href={style} {...NEVER_LOADED} />
      ))}
    </>
  );
}
