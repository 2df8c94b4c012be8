import fs from 'node:fs';
import { endWith } from '../set-up/end-with.mjs';
import { runCaptured } from './run-captured.mjs';

/** With the headless shell, journeys take a quarter less time than with full Chromium. */
const SHELL = '/usr/bin/chromium-headless-shell';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chromium that starts, or installs one; logs what it does.
 * @returns {Promise<string>} its path
 */
export async function ensureBrowser() {
  const configured = process.env['CHROME_PATH'];
  if (configured)
    return (await starts(configured))
      ? found(configured)
      : endWith(`CHROME_PATH is ${configured}, which does not start.`);
  const { chromium } = await import('@playwright/test');
  if (await starts(SHELL)) return found(SHELL);
  const shell = await installFromDebian('chromium-headless-shell');
  if (shell) return found(shell);
  for (const path of [...INSTALLED, chromium.executablePath()]) if (await starts(path)) return found(path);
  const path =
    (await installFromPlaywright(chromium.executablePath())) ?? (await installFromDebian('chromium'));
  return path
    ? found(path)
    : endWith(
        'No browser was found and none could be installed. Install Chromium or Chrome, or set CHROME_PATH.',
      );
}

/** @param {string} path */
function found(path) {
  console.log(`  Browser: ${path}`);
  return path;
}

/** @param {string} path */
async function starts(path) {
  if (!fs.existsSync(path)) return false;
  const { chromium } = await import('@playwright/test');
  try {
    await (await chromium.launch({ executablePath: path, timeout: 30_000 })).close();
    return true;
  } catch (error) {
    console.log(`  ${path} does not start: ${String(error).split('\n')[0]}`);
    return false;
  }
}

/** @param {string} path where Playwright installs it */
async function installFromPlaywright(path) {
  console.log('  Downloading Chromium with Playwright ...');
  const cli = ['node_modules/@playwright/test/cli.js', 'install', '--no-shell', 'chromium'];
  const { code } = await runCaptured(process.execPath, isRoot() ? [...cli, '--with-deps'] : cli);
  if (code === 0 && (await starts(path))) return path;
  console.log('  The download failed, or the browser does not start.');
  return undefined;
}

/**
 * Installs a package where that needs no question: as root, which is a container or a machine for tests.
 * @param {string} name
 */
async function installFromDebian(name) {
  if (!isRoot() || !fs.existsSync('/usr/bin/apt-get')) return undefined;
  console.log(`  Installing the Debian package ${name} ...`);
  await runCaptured('apt-get', [...APT_OPTIONS, 'update']);
  const install = [...APT_OPTIONS, 'install', '-y', '--no-install-recommends', name];
  const { code, output } = await runCaptured('apt-get', install);
  const path = `/usr/bin/${name}`;
  if (code === 0 && (await starts(path))) return path;
  console.log(output.split('\n').slice(-5).join('\n'));
  return undefined;
}

/** Without a network, apt-get would try again for minutes. */
const APT_OPTIONS = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];

const isRoot = () => process.getuid?.() === 0;
