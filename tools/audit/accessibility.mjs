import pa11y from 'pa11y';

const WIDTHS = [320, 390, 1440];
const SCHEMES = ['light', 'dark'];

/** Renders content outside the viewport too, since its colours cannot be compared otherwise. */
const RENDER_ALL = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets = [sheet];
}`;

/**
 * Runs axe and HTML CodeSniffer through pa11y, at three widths in both colour schemes.
 * @param {import('puppeteer').Browser} browser
 * @param {string} url
 * @returns {Promise<string[]>} findings
 */
export async function checkAccessibility(browser, url) {
  const findings = [];
  for (const scheme of SCHEMES) {
    for (const width of WIDTHS) {
      const page = await browser.newPage();
      await page.evaluateOnNewDocument(RENDER_ALL);
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      const { issues } = await pa11y(url, {
        browser,
        page,
        runners: ['axe', 'htmlcs'],
        standard: 'WCAG2AA',
        viewport: { width, height: 844 },
        includeWarnings: false,
        timeout: 60_000,
      });
      findings.push(...issues.map(({ code, selector }) => `${scheme} ${width}: ${code} ${selector}`));
      await page.close();
    }
  }
  return findings;
}
