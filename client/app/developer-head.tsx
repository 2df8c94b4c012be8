import { ColorScheme } from '../before-hydration/inline-scripts';
import { pageColors } from '../components/color-schemes';
import { Fonts, Icons } from './document-head';
import { ThemeVariables } from './theme-variables';

interface DeveloperHeadProps {
  /** URLs of the page's style sheets. */
  styles: string[];
  nonce: string;
}

/** The head of the pages for developers, which are built separately. */
export const DeveloperHead = ({ styles, nonce }: DeveloperHeadProps) => (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <ColorScheme nonce={nonce} />
    {/* For browsers without JavaScript; the script sets the color of the chosen scheme. */}
    <meta name="theme-color" content={pageColors.light} />
    <Icons />
    <ThemeVariables nonce={nonce} />
    <Fonts />
    {styles.map((style) => (
      <link key={style} rel="stylesheet" href={style} />
    ))}
  </>
);
