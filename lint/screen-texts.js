/**
 * Texts on screen that are outside of the message files, which a translation would replace: `*.content.ts`, the messages in
 * `common`, and other modules without elements.
 */
import { Visitor } from 'vite';
import { ALLOWED } from './screen-texts-allowed.js';

/** Attributes that people see or hear. */
const SHOWN = [
  'alt',
  'aria-label',
  'aria-roledescription',
  'description',
  'label',
  'legend',
  'placeholder',
  'title',
];

const WORDS = /\p{L}{2}/u;
const SENTENCE = /^\p{Lu}.* /u;

const MESSAGE = 'A text on screen: put it into the content file of its feature.';

/**
 * @param {string} file
 * @param {import('vite').ESTree.Program} program
 * @returns {import('./import-problems.js').Problem[]}
 */
export function screenTexts(file, program) {
  const texts = textsIn(program);
  const allowed = ALLOWED[file] ?? 0;
  if (texts.length > allowed) return texts.map((start) => ({ start, message: MESSAGE }));
  if (texts.length === allowed) return [];
  return [
    {
      start: 0,
      message: `Only ${texts.length} texts are left here: say so in lint/screen-texts-allowed.js.`,
    },
  ];
}

/**
 * The places of all texts.
 * @param {import('vite').ESTree.Program} program
 */
function textsIn(program) {
  /** @type {number[]} */
  const found = [];
  /** @param {import('vite').ESTree.Node | null | undefined} node what is shown */
  const look = (node) => {
    if (!node) return;
    if (node.type === 'Literal' && typeof node.value === 'string' && WORDS.test(node.value))
      found.push(node.start);
    else if (node.type === 'TemplateLiteral' && node.quasis.some(({ value }) => WORDS.test(value.raw)))
      found.push(node.start);
    else if (node.type === 'JSXExpressionContainer') look(node.expression);
    else if (node.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(look);
    else if (node.type === 'LogicalExpression') [node.left, node.right].forEach(look);
  };
  new Visitor({
    JSXText: ({ value, start }) => {
      if (WORDS.test(value)) found.push(start);
    },
    JSXElement: ({ children }) =>
      children.forEach((child) => child.type === 'JSXExpressionContainer' && look(child)),
    JSXFragment: ({ children }) =>
      children.forEach((child) => child.type === 'JSXExpressionContainer' && look(child)),
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && SHOWN.includes(name.name)) look(value);
    },
    // Constants beside the elements.
    VariableDeclarator: ({ init }) => {
      if (init?.type === 'Literal' && typeof init.value === 'string' && SENTENCE.test(init.value))
        found.push(init.start);
    },
    CallExpression: ({ callee, arguments: [text] }) => {
      if (callee.type === 'Identifier' && callee.name === 'showToast') look(text);
    },
  }).visit(program);
  return found;
}
