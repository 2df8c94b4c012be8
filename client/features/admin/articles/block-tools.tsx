import { Button } from '../../../components/button';
import { SelectField } from '../../../components/select-field';
import { editorContent as texts } from './editor.content';
import type { Mark, TypedBlock } from './block-edits';
import classes from './article-editor.module.css';

const { blocks: kinds } = texts;

const KINDS = Object.entries(kinds).map(([value, label]) => ({ value, label }));
const MARKS: [Mark, string][] = [
  ['bold', texts.bold],
  ['italic', texts.italic],
  ['link', texts.link],
];

interface BlockToolsProps {
  block: TypedBlock;
  place: { index: number; count: number };
  onKind: (kind: TypedBlock['type']) => void;
  onMark: (mark: Mark) => void;
  onPicture: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** Tools for the block that has the focus, or had it last. */
export function BlockTools({ block, place, onKind, onMark, onPicture, onMove, onRemove }: BlockToolsProps) {
  const isPicture = block.picture !== null;
  return (
    <div className={classes.tools} role="group" aria-label={texts.tools}>
      {!isPicture && (
        <SelectField
          label={texts.kind}
          data={KINDS}
          required={false}
          value={block.type}
          onChange={({ currentTarget }) => onKind(currentTarget.value as TypedBlock['type'])}
        />
      )}
      {!isPicture &&
        MARKS.map(([mark, label]) => (
          <Button key={mark} onClick={() => onMark(mark)}>
            {label}
          </Button>
        ))}
      <Button onClick={onPicture}>{texts.picture}</Button>
      <Button onClick={() => onMove(-1)} disabled={place.index === 0}>
        {texts.up}
      </Button>
      <Button onClick={() => onMove(1)} disabled={place.index === place.count - 1}>
        {texts.down}
      </Button>
      <Button onClick={onRemove}>{texts.remove}</Button>
    </div>
  );
}
