import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { articlesContent } from './articles.content';
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

const { editor: texts } = articlesContent;

interface BlockListProps {
  blocks: TypedBlock[];
  onChange: (blocks: TypedBlock[]) => void;
}

/** The text of an article as a list of blocks, with tools for the one that has the focus. */
export function BlockList({ blocks, onChange }: BlockListProps) {
  const areas = useRef(new Map<string, HTMLTextAreaElement>());
  const [currentKey, setCurrentKey] = useState(blocks[0]!.key);
  const [isAdding, setIsAdding] = useState(false);
  /** Where the cursor is to be after the next render. */
  const cursor = useRef<{ key: string; from: number; to: number } | null>(null);
  const index = Math.max(
    0,
    blocks.findIndex(({ key }) => key === currentKey),
  );
  const current = blocks[index]!;

  useLayoutEffect(() => {
    if (!cursor.current) return;
    const { key, from, to } = cursor.current;
    cursor.current = null;
    const area = areas.current.get(key);
    area?.focus();
    area?.setSelectionRange(from, to);
  }, [blocks]);

  const apply = (edit: Edit | null): void => {
    if (!edit) return;
    const { key, at } = edit.focus;
    cursor.current = { key, from: at, to: at };
    setCurrentKey(key);
    onChange(edit.blocks);
  };

  const replace = (key: string, values: Partial<TypedBlock>): void =>
    onChange(blocks.map((one) => (one.key === key ? { ...one, ...values } : one)));

  const mark = (block: TypedBlock, kind: Mark): void => {
    const area = areas.current.get(block.key);
    if (!area || block.picture) return;
    const { text, selection } = toggleMark(block.text, [area.selectionStart, area.selectionEnd], kind);
    cursor.current = { key: block.key, from: selection[0], to: selection[1] };
    replace(block.key, { text });
  };

  const move = (key: string, by: -1 | 1): void => {
    const area = areas.current.get(key);
    cursor.current = { key, from: area?.selectionStart ?? 0, to: area?.selectionEnd ?? 0 };
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
            isCurrent={block.key === current.key}
            controlRef={(element) =>
              void (element ? areas.current.set(block.key, element) : areas.current.delete(block.key))
            }
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

/** What a key does besides typing. */
function keyAction(
  { key, altKey, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>,
  { picture }: TypedBlock,
): Mark | 'join' | 'up' | 'down' | null {
  if (altKey && key === 'ArrowUp') return 'up';
  if (altKey && key === 'ArrowDown') return 'down';
  const isAtStart = currentTarget.selectionStart === 0 && currentTarget.selectionEnd === 0;
  if (key === 'Backspace' && isAtStart && !picture) return 'join';
  if (!ctrlKey && !metaKey) return null;
  if (key.toLowerCase() === 'b') return 'bold';
  return key.toLowerCase() === 'i' ? 'italic' : null;
}
