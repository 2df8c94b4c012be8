import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffectEvent, useLayoutEffect, useState } from 'react';

/** An editor in the element that gets `place` as its ref, with a shortcut that runs; null until the element is there. */
export function useEditor(extensions: (onRun: () => void) => Extension, onRun = () => {}) {
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const make = useEffectEvent(extensions);
  const run = useEffectEvent(onRun);
  useLayoutEffect(() => {
    if (!place) return undefined;
    const state = EditorState.create({ extensions: make(() => run()) });
    const made = new EditorView({ state, parent: place });
    setView(made);
    return () => made.destroy();
  }, [place]);
  return { place: setPlace, view };
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
