import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const JAR = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

/** Said of documents that are as they should be. */
const NOT_FAULTS = [
  'Trailing slash on void elements',
  // Of style sheets, which the build checks: the parser here does not know container queries, their units and
  // @starting-style yet (https://github.com/w3c/css-validator/issues/422).
  'CSS: ',
];

/**
 * The Nu HTML checker, which needs Java 17.
 * @param {string} url
 * @returns {Promise<string[] | null>} findings, or null where there is no Java
 */
export async function checkHtml(url) {
  const html = await (await fetch(url)).text();
  const { error, stdout } = spawnSync('java', ['-jar', JAR, '--format', 'json', '--stdout', '-'], {
    input: html,
    encoding: 'utf8',
  });
  if (error) return null;
  /** @type {{ messages: { type: string, message: string, extract?: string }[] }} */
  const { messages } = JSON.parse(stdout);
  return messages
    .filter(({ message }) => !NOT_FAULTS.some((start) => message.startsWith(start)))
    .map(({ message, extract = '' }) => `${message} ${extract.replaceAll('\n', ' ')}`);
}
