interface PageStylesProps {
  /** Addresses of the style sheets. */
  styles: string[];
  text: string | undefined;
  nonce: string;
}

/** Known to React, but not to its types. */
const NEVER_LOADED = { disabled: true };

/**
 * The style sheets of a page, which go with a built page as text: a first visitor sees it one round trip earlier.
 * The links are never loaded. They tell the build's loader, which looks for them, that pages opened later have these.
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
