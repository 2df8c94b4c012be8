import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { editorContent as texts } from './editor.content';
import {
  insertPicture,
  joinWithPrevious,
  moveBlock,
  removeBlock,
  toggleMark,
  typeText,
  type Edit,
  type Mark,
  type TypedBlock,
} from './block-edits';
import { BlockField } from './block-field';
import { BlockTools } from './block-tools';
import { PictureDialog, type AddedPicture } from './picture-dialog';
import classes from './article-editor.module.css';

type KeyAction = Mark | 'join' | 'up' | 'down';

const ALT_KEYS: Partial<Record<string, KeyAction>> = { ArrowUp: 'up', ArrowDown: 'down' };
const CONTROL_KEYS: Partial<Record<string, KeyAction>> = { b: 'bold', i: 'italic' };

interface BlockListProps {
  blocks: TypedBlock[];
  isPending: (url: string) => boolean;
  onChange: (blocks: TypedBlock[]) => void;
}

/** The text of an article as a list of blocks, with tools for the one that has the focus. */
export function BlockList({ blocks, isPending, onChange }: BlockListProps) {
  const { areas, putCursor } = useCursor(blocks);
  const [currentKey, setCurrentKey] = useState(blocks[0]!.key);
  const [isAdding, setIsAdding] = useState(false);
  const index = Math.max(
    0,
    blocks.findIndex(({ key }) => key === currentKey),
  );
  const current = blocks[index]!;

  const apply = (edit: Edit | null): void => {
    if (!edit) return;
    const { key, at } = edit.focus;
    putCursor(key, at, at);
    setCurrentKey(key);
    onChange(edit.blocks);
  };

  const replace = (key: string, values: Partial<TypedBlock>): void =>
    onChange(blocks.map((one) => (one.key === key ? { ...one, ...values } : one)));

  const mark = (block: TypedBlock, kind: Mark): void => {
    const area = areas.get(block.key);
    if (!area || block.picture) return;
    const { text, selection } = toggleMark(block.text, [area.selectionStart, area.selectionEnd], kind);
    putCursor(block.key, ...selection);
    replace(block.key, { text });
  };

  const move = (key: string, by: -1 | 1): void => {
    const area = areas.get(key);
    putCursor(key, area?.selectionStart ?? 0, area?.selectionEnd ?? 0);
    onChange(moveBlock(blocks, key, by));
  };

  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>, block: TypedBlock): void => {
    const action = keyAction(event, block);
    if (!action) return;
    if (action === 'join') {
      const edit = joinWithPrevious(blocks, block.key);
      if (edit) event.preventDefault();
      apply(edit);
      return;
    }
    event.preventDefault();
    if (action === 'up' || action === 'down') move(block.key, action === 'up' ? -1 : 1);
    else mark(block, action);
  };

  const addPicture = ({ cover, width, height, description }: AddedPicture): void =>
    apply(insertPicture(blocks, current.key, { url: cover.thumbnailUrl, width, height, description }));

  return (
    <>
      <BlockTools
        block={current}
        place={{ index, count: blocks.length }}
        onKind={(type) => replace(current.key, { type })}
        onMark={(kind) => mark(current, kind)}
        onPicture={() => setIsAdding(true)}
        onMove={(by) => move(current.key, by)}
        onRemove={() => apply(removeBlock(blocks, current.key))}
      />
      <ol className={classes.blocks} aria-label={texts.text}>
        {blocks.map((block, number) => (
          <BlockField
            key={block.key}
            block={block}
            place={{ index: number, count: blocks.length }}
            isPending={block.picture !== null && isPending(block.picture.url)}
            isCurrent={block.key === current.key}
            controlRef={(element) => void (element ? areas.set(block.key, element) : areas.delete(block.key))}
            onFocus={() => setCurrentKey(block.key)}
            onType={(text, at) =>
              /[\r\n]/.test(text)
                ? apply(typeText(blocks, block.key, { text, cursor: at }))
                : replace(block.key, { text })
            }
            onDescribe={(description) =>
              replace(block.key, { picture: block.picture && { ...block.picture, description } })
            }
            onKey={(event) => handleKey(event, block)}
          />
        ))}
      </ol>
      {isAdding && <PictureDialog isCover={false} onAdded={addPicture} onClose={() => setIsAdding(false)} />}
    </>
  );
}

/** The fields by the keys of their blocks, and a function that puts the cursor into one of them after the next render. */
function useCursor(blocks: readonly TypedBlock[]) {
  const [areas] = useState(() => new Map<string, HTMLTextAreaElement>());
  const cursor = useRef<{ key: string; from: number; to: number } | null>(null);
  useLayoutEffect(() => {
    if (!cursor.current) return;
    const { key, from, to } = cursor.current;
    cursor.current = null;
    const area = areas.get(key);
    area?.focus();
    area?.setSelectionRange(from, to);
  }, [areas, blocks]);
  const putCursor = (key: string, from: number, to: number): void => {
    cursor.current = { key, from, to };
  };
  return { areas, putCursor };
}

/** The action of a key, besides typing. */
function keyAction(
  { key, altKey, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>,
  { picture }: TypedBlock,
): KeyAction | null {
  if (altKey) return ALT_KEYS[key] ?? null;
  if (ctrlKey || metaKey) return CONTROL_KEYS[key.toLowerCase()] ?? null;
  const isAtStart = currentTarget.selectionStart === 0 && currentTarget.selectionEnd === 0;
  return key === 'Backspace' && isAtStart && !picture ? 'join' : null;
}
