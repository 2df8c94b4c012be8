import pa11y from 'pa11y';

const WIDTHS = [320, 390, 1440];
const SCHEMES = ['light', 'dark'];

const DRAW_ALL = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets = [sheet];
}`;

/**
 * axe and HTML CodeSniffer, both through pa11y, at three widths in both schemes.
 * @param {import('puppeteer').Browser} browser
 * @param {string} url
 * @returns {Promise<string[]>} findings
 */
export async function sweep(browser, url) {
  const findings = [];
  for (const scheme of SCHEMES) {
    for (const width of WIDTHS) {
      const page = await browser.newPage();
      // What is below the window is not drawn, and has no colours that could be compared.
      await page.evaluateOnNewDocument(DRAW_ALL);
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
