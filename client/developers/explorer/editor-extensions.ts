import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json, jsonParseLinter } from '@codemirror/lang-json';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { linter } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { graphql } from 'cm6-graphql';

const highlighting = HighlightStyle.define([
  { tag: [tags.keyword, tags.definitionKeyword], color: 'var(--neel-text)', fontWeight: '600' },
  { tag: [tags.propertyName, tags.name], color: 'var(--text)' },
  { tag: [tags.variableName, tags.attributeName], color: 'var(--amber-text)' },
  { tag: [tags.string], color: 'var(--neem-text)' },
  { tag: [tags.number, tags.integer, tags.float, tags.bool, tags.null], color: 'var(--rose-text)' },
  { tag: [tags.lineComment, tags.punctuation], color: 'var(--text-3)' },
]);

const look = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--surface)', color: 'var(--text)', fontSize: '0.875rem' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    lineHeight: '1.55',
  },
  '.cm-content': { caretColor: 'var(--text)' },
  '.cm-gutters': { backgroundColor: 'var(--sunken)', color: 'var(--text-3)', borderColor: 'var(--line)' },
  '&.cm-focused': { outline: '3px solid var(--focus)', outlineOffset: '-3px' },
  '.cm-tooltip': {
    backgroundColor: 'var(--surface)',
    color: 'var(--text)',
    borderColor: 'var(--control)',
    maxWidth: 'min(32rem, 92vw)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--neel-tint)',
    color: 'var(--neel-on-tint)',
  },
  '.cm-completionDetail': { color: 'var(--text-3)' },
  'li[aria-selected] .cm-completionDetail': { color: 'inherit' },
  '.cm-matchingBracket': { backgroundColor: 'var(--neel-tint) !important', color: 'var(--neel-on-tint)' },
});

/** The policy of the page allows the editor's style element by its nonce, which only scripts of the page can read. */
const nonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

const shared = (label: string): Extension => [
  EditorView.cspNonce.of(nonce()),
  EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
  EditorView.lineWrapping,
  syntaxHighlighting(highlighting),
  look,
];

/** Tab has no binding: it moves the focus to the next control. */
const writing: Extension = [
  history(),
  lineNumbers(),
  bracketMatching(),
  closeBrackets(),
  indentOnInput(),
  autocompletion(),
  keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap]),
];

interface QueryEditorParts {
  label: string;
  /** Shows a type in the documentation. */
  onShowType: (name: string) => void;
}

/** For an operation; `updateSchema` gives it the schema that it suggests and checks by. */
export const queryEditor = ({ label, onShowType }: QueryEditorParts): Extension => [
  writing,
  graphql(undefined, {
    onShowInDocs: (_field, type, parentType) => {
      const name = (type ?? parentType)?.replace(/[[\]!]/g, '');
      if (name) onShowType(name);
    },
  }),
  shared(label),
];

export const variablesEditor = (label: string): Extension => [
  writing,
  json(),
  linter(jsonLinter),
  shared(label),
];

/** No variables are none, not wrong ones. */
function jsonLinter(view: EditorView) {
  return view.state.doc.toString().trim() === '' ? [] : parseJson(view);
}

const parseJson = jsonParseLinter();

export const answerViewer = (label: string): Extension => [
  EditorState.readOnly.of(true),
  json(),
  keymap.of(defaultKeymap),
  shared(label),
];
