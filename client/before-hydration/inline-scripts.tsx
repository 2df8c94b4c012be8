/** The scripts that run before the page's code, as elements of the document. */
import { paths } from '#common/paths';
import { pageColors } from '../components/color-schemes';
import beforePaint from './before-paint.ts?inline-script';
import colorScheme from './color-scheme.ts?inline-script';
import earlyErrors from './early-errors.ts?inline-script';
import guestsToLogin from './guests-to-login.ts?inline-script';
import loadCode from './load-code.ts?inline-script';

interface InlineScriptProps {
  text: string;
  nonce: string;
  /** Data attributes that the script reads. */
  data?: Record<`data-${string}`, string>;
}

const InlineScript = ({ text, nonce, data }: InlineScriptProps) => (
  <script nonce={nonce} {...data} dangerouslySetInnerHTML={{ __html: text }} />
);

interface Nonce {
  nonce: string;
}

export const EarlyErrors = ({ nonce }: Nonce) => <InlineScript text={earlyErrors} nonce={nonce} />;

export const ColorScheme = ({ nonce }: Nonce) => (
  <InlineScript
    text={colorScheme}
    nonce={nonce}
    data={{ 'data-light': pageColors.light, 'data-dark': pageColors.dark }}
  />
);

export const BeforePaint = ({ nonce }: Nonce) => <InlineScript text={beforePaint} nonce={nonce} />;

/** For member pages; must follow `BeforePaint`. */
export const GuestsToLogin = ({ nonce }: Nonce) => (
  <InlineScript text={guestsToLogin} nonce={nonce} data={{ 'data-login': paths.login }} />
);

export interface CodeFiles {
  /** The entry script. */
  script: string;
  /** Modules that the entry script and the page import, each after its own imports. */
  preloads: string[];
}

/** HTML for the end of the body; paths of built files need no escaping and have no spaces. */
export const loadCodeElement = ({ script: entry, preloads }: CodeFiles, nonce: string): string =>
  `<script nonce="${nonce}" data-files="${[...preloads, entry].join(' ')}">${loadCode}</script>`;
