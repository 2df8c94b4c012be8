import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useCallback, useState } from 'react';

/** An editor, and a ref for the element that it is put into. */
export function useEditor(extensions: () => Extension) {
  const [view] = useState(() => new EditorView({ extensions: extensions() }));
  const place = useCallback((element: HTMLElement | null) => element?.append(view.dom), [view]);
  return { place, view };
}

export const textOf = (view: EditorView): string => view.state.doc.toString();

/** Replaces the text in one step, which can be taken back. */
export function replaceText(view: EditorView, text: string): void {
  if (textOf(view) === text) return;
  view.dispatch({
    changes: { from: 0, to: view.state.doc.length, insert: text },
    selection: { anchor: 0 },
    scrollIntoView: true,
  });
}
