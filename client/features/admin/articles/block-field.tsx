import { useLayoutEffect, useRef, type KeyboardEvent, type RefCallback } from 'react';
import { Field } from '../../../components/field';
import { editorContent as texts } from './editor.content';
import type { TypedBlock } from './block-edits';
import { hasRefusedLink } from './typed-marks';
import classes from './article-editor.module.css';

const { blocks: kinds } = texts;

interface BlockFieldProps {
  block: TypedBlock;
  place: { index: number; count: number };
  /** Whether its picture cannot be shown yet. */
  isPending: boolean;
  /** Whether the tools apply to this block. */
  isCurrent: boolean;
  controlRef: RefCallback<HTMLTextAreaElement>;
  onFocus: () => void;
  onType: (text: string, cursor: number) => void;
  onDescribe: (description: string) => void;
  onKey: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

/** One block of the text: a field that grows with its line, or a picture with its description. */
export function BlockField(props: BlockFieldProps) {
  const { block, place, isPending, isCurrent, controlRef, onFocus, onType, onDescribe, onKey } = props;
  const { type, text, picture } = block;
  const kind = type === 'PICTURE' ? texts.picture : kinds[type];
  const label = texts.block(kind, place.index + 1, place.count);
  const error = !picture && hasRefusedLink(text) ? texts.linkInvalid : undefined;
  return (
    <li className={classes.block} data-type={type} data-current={isCurrent || undefined}>
      {picture && !isPending && (
        <img src={picture.url} alt="" width={picture.width} height={picture.height} />
      )}
      <Field label={picture ? `${label}: ${texts.describePicture}` : label} error={error}>
        {(control) => (
          <GrowingText
            {...control}
            controlRef={controlRef}
            value={picture ? picture.description : text}
            onFocus={onFocus}
            onKeyDown={onKey}
            onChange={(typed, cursor) =>
              picture ? onDescribe(typed.replace(/\s*\n\s*/g, ' ')) : onType(typed, cursor)
            }
          />
        )}
      </Field>
    </li>
  );
}

interface GrowingTextProps {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  controlRef: RefCallback<HTMLTextAreaElement>;
  value: string;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onChange: (typed: string, cursor: number) => void;
}

function GrowingText({ controlRef, value, onChange, ...control }: GrowingTextProps) {
  const area = useRef<HTMLTextAreaElement | null>(null);
  // Not all browsers know `field-sizing`.
  useLayoutEffect(() => {
    if (!area.current) return;
    area.current.style.height = 'auto';
    area.current.style.height = `${area.current.scrollHeight + 3}px`;
  }, [value]);
  return (
    <textarea
      {...control}
      ref={(element) => {
        area.current = element;
        controlRef(element);
      }}
      rows={1}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value, currentTarget.selectionStart)}
    />
  );
}
