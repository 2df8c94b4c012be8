import type { ReactNode } from 'react';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { TextField } from '../../../components/text-field';
import { useAction } from '../../../lib/use-action';
import classes from './made-link.module.css';

interface CopyFieldProps {
  value: string;
  /** Purpose of the value, and until when it is valid. */
  hint: string;
  texts: { address: string; copy: string; copied: string; copyFailed: string };
  /** Beside the button. */
  children?: ReactNode;
}

/** A text to be copied. */
export function CopyField({ value, hint, texts, children }: CopyFieldProps) {
  const { run, notice, tone } = useAction(texts.copyFailed);
  const copy = () =>
    run(async () => {
      await navigator.clipboard.writeText(value);
      return texts.copied;
    });
  return (
    <>
      <TextField
        label={texts.address}
        value={value}
        readOnly
        requirements={hint}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <FormAlert notice={notice} tone={tone} keepsFocus />
      <div className={classes.buttons}>
        <Button autoFocus data-autofocus onClick={() => void copy()}>
          {texts.copy}
        </Button>
        {children}
      </div>
    </>
  );
}
