import { median } from '../support/statistics.mjs';
import { measureInTurn, ratioOf } from '../measure/rounds.mjs';

const STATIC_FILE_RATIO_MIN = 0.7;

/** @type {import('./measurement.mjs').Measurement} */
export const homePage = {
  name: 'home-page',
  title: 'The home page against a static file of the same server',
  measure: async ({ bench, bhor: { address, pid } }) => {
    const { file, kb, pageKb } = await fileLike(`${address}/home`);
    const request = { method: /** @type {const} */ ('GET') };
    const figures = await measureInTurn(bench, [
      { name: 'page', pid, order: { url: `${address}/home`, request } },
      { name: 'file', pid, order: { url: `${address}${file}`, request } },
    ]);
    const { page = [], file: ofFile = [] } = figures;
    return [
      {
        what: `home page of ${pageKb.toFixed(0)} kB`,
        figure: median(page.map(({ perSecond }) => perSecond)),
        unit: '/s',
      },
      {
        what: `script of ${kb.toFixed(0)} kB`,
        figure: median(ofFile.map(({ perSecond }) => perSecond)),
        unit: '/s',
      },
      { what: 'home page, CPU time', figure: median(page.map(({ cpuMs }) => cpuMs)), unit: 'ms' },
      {
        what: 'requests/s of the home page, as a share of those of the file',
        figure: ratioOf(page, ofFile, ({ perSecond }) => perSecond).ratio,
        unit: '',
        atLeast: STATIC_FILE_RATIO_MIN,
      },
    ];
  },
};

/** The script of the page whose size is nearest to that of the page. @param {string} page */
async function fileLike(page) {
  const html = await (await fetch(page)).text();
  const paths = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
  const sizes = await Promise.all(
    [...paths].map(async (file) => ({ file, kb: await sizeOf(new URL(file, page).href) })),
  );
  const pageKb = await sizeOf(page);
  const [nearest] = sizes.sort((a, b) => Math.abs(a.kb - pageKb) - Math.abs(b.kb - pageKb));
  if (!nearest) throw new Error(`${page} has no script.`);
  return { ...nearest, pageKb };
}

/** In kB, as it is sent without compression. @param {string} url */
async function sizeOf(url) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  return (await response.arrayBuffer()).byteLength / 1000;
}
