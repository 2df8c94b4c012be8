import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const JAR = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

/** Beginnings of messages about valid documents. */
const IGNORED = [
  'Trailing slash on void elements',
  // The CSS parser does not support container queries, their units and @starting-style yet
  // (https://github.com/w3c/css-validator/issues/422). The build checks the styles.
  'CSS: ',
];

/**
 * Runs the Nu HTML checker, which requires Java 17.
 * @param {string} url
 * @returns {Promise<string[] | null>} findings; null without Java
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
    .filter(({ message }) => !IGNORED.some((start) => message.startsWith(start)))
    .map(({ message, extract = '' }) => `${message} ${extract.replaceAll('\n', ' ')}`);
}
