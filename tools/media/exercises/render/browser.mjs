/** Renders in headless Chromium with a software renderer, since there may be no graphics card. */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../../../../scripts/test/ensure-browser.mjs';
import { MESH_FOLDER, ensureMesh } from '../figure/mesh.mjs';

const PROGRAMS = path.join(import.meta.dirname, '..');
const THREE_FOLDER = path.join(import.meta.dirname, '../../../node_modules/three/build');
const FOLDERS = { '/programs/': PROGRAMS, '/three/': THREE_FOLDER, '/figure/': MESH_FOLDER };
const TYPES = { '.mjs': 'text/javascript', '.js': 'text/javascript', '.json': 'application/json' };

const PAGE = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><body style="margin:0">
<script type="importmap">{"imports":{"three":"/three/three.module.js"}}</script>
<script type="module" src="/programs/render/page.mjs"></script>`;

const SOFTWARE_RENDERER = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--no-sandbox',
];

/** @param {{ width: number, height: number }} size */
export async function openStudio(size) {
  ensureMesh();
  const server = await serve();
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: SOFTWARE_RENDERER });
  const page = await browser.newPage({ viewport: size });
  page.on('pageerror', (error) => console.error(error.message));
  page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.waitForFunction(() => 'studio' in globalThis);
  await page.evaluate((each) => globalThis.studio.open(each), size);
  return {
    /** @param {{ id: string, strengths: Record<string, number>, turned?: number }} exercise */
    show: (exercise) => page.evaluate((each) => globalThis.studio.show(each), exercise),
    /** Returns the pixels of a moment, in RGBA from the bottom row to the top. */
    async draw(moment, renders) {
      const pixels = await page.evaluate(([t, n]) => globalThis.studio.draw(t, n), [moment, renders]);
      return Buffer.from(pixels, 'base64');
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

/** @returns {Promise<http.Server>} */
function serve() {
  const server = http.createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://local').pathname;
    if (address === '/') {
      response.setHeader('content-type', 'text/html');
      response.end(PAGE);
      return;
    }
    const [prefix, folder] = Object.entries(FOLDERS).find(([start]) => address.startsWith(start)) ?? ['', ''];
    const file = path.join(folder, address.slice(prefix.length));
    if (!prefix || !fs.existsSync(file)) {
      response.statusCode = 404;
      response.end();
      return;
    }
    response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    fs.createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}
