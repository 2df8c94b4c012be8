import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useLayoutEffect, useRef, useState } from 'react';

/** An editor for the element that gets `place`; null until that is there. */
export function useEditor(extensions: () => Extension) {
  const place = useRef<HTMLDivElement>(null);
  const make = useRef(extensions);
  const [view, setView] = useState<EditorView | null>(null);
  useLayoutEffect(() => {
    const made = new EditorView({
      state: EditorState.create({ extensions: make.current() }),
      parent: place.current!,
    });
    setView(made);
    return () => made.destroy();
  }, []);
  return { place, view };
}

export const textOf = (view: EditorView | null): string => view?.state.doc.toString() ?? '';

/** Replaces the text in one step, which can be taken back. */
export function replaceText(view: EditorView | null, text: string): void {
  if (!view || textOf(view) === text) return;
  view.dispatch({
    changes: { from: 0, to: view.state.doc.length, insert: text },
    selection: { anchor: 0 },
    scrollIntoView: true,
  });
}
