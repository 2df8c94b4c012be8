// Writes docs/settings.md from .env.example, as part of `npm run generate`; with --check only compares the two.
import fs from 'node:fs';
import './set-up/project.mjs';

const SOURCE = '.env.example';
const PAGE = 'docs/settings.md';

const HEADER = `<!-- Generated from ${SOURCE} by \`npm run generate\`; do not edit. -->

# Settings

Environment variables, or lines of a file \`.env\`, for which [.env.example](../${SOURCE}) is the template; environment variables take precedence. All are optional, and an empty value means "not set". Those of mail, tax, front desk and online payments win over Fitness Admin, where they are shown as locked.
`;

/**
 * The source consists of blocks separated by blank lines: headings (`## ...`), and settings below their description.
 * @param {string} block
 */
function toMarkdown(block) {
  if (block.startsWith('## ')) return block;
  const lines = block.split('\n');
  const text = lines
    .filter((line) => line.startsWith('# '))
    .map((line) => line.slice(2))
    .join(' ');
  const names = lines.filter((line) => line.endsWith('=')).map((line) => `\`${line.slice(0, -1)}\``);
  return `**${names.join(', ')}**: ${text}`;
}

const [, ...blocks] = fs.readFileSync(SOURCE, 'utf8').trim().split('\n\n');
const page = `${HEADER}\n${blocks.map(toMarkdown).join('\n\n')}\n`;
if (!process.argv.includes('--check')) fs.writeFileSync(PAGE, page);
else if (fs.readFileSync(PAGE, 'utf8') !== page) {
  console.error(`${PAGE} does not match ${SOURCE}. Run npm run generate and commit it.`);
  process.exit(1);
}
