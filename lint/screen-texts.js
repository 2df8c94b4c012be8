/**
 * Texts on screen that are outside of the message files, which a translation would replace: `*.content.ts`, the messages in
 * `common`, and other modules without elements.
 */
import { Visitor } from 'vite';

/** Attributes that people see or hear; of others only what begins like a text. */
const SHOWN = [
  'alt',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'label',
  'legend',
  'placeholder',
  'title',
];

const WORDS = /\p{L}{2}/u;
const BEGINS_LIKE_TEXT = /^\p{Lu}\p{Ll}[^/]*$/u;
/** Names of types in GraphQL and JSON-LD. */
const NO_TEXTS = /^(__|@)/;

const MESSAGE = 'A text on screen: put it into the content file of its feature.';

/**
 * @param {import('vite').ESTree.Program} program
 * @returns {import('./import-problems.js').Problem[]}
 */
export const screenTexts = (program) => textsIn(program).map((start) => ({ start, message: MESSAGE }));

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
  /** @param {import('vite').ESTree.Node | null | undefined} node what may be shown */
  const lookAtText = (node) => {
    if (node?.type === 'Literal' && typeof node.value === 'string' && BEGINS_LIKE_TEXT.test(node.value))
      found.push(node.start);
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
      if (name.type !== 'JSXIdentifier') return;
      if (SHOWN.includes(name.name)) look(value);
      else if (!name.name.startsWith('aria-')) lookAtText(value);
    },
    // What stands beside the elements.
    VariableDeclarator: ({ init }) => lookAtText(init),
    Property: ({ key, value }) => {
      if (!NO_TEXTS.test(nameOf(key))) lookAtText(value);
    },
    AssignmentPattern: ({ right }) => lookAtText(right),
    CallExpression: ({ callee, arguments: [text] }) => {
      if (callee.type === 'Identifier' && callee.name === 'showToast') look(text);
    },
  }).visit(program);
  return found;
}

/** @param {import('vite').ESTree.PropertyKey} key */
const nameOf = (key) =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
