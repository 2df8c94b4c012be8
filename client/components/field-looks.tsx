import '@mantine/core/styles/Input.layer.css';
import { IconAlertCircle } from '@tabler/icons-react';
import classes from './field.module.css';

/** What every input of Mantine gets to look like ours; all fields are required unless their label says otherwise. */
export const fieldLooks = { classNames: classes, withAsterisk: false } as const;

/** The sentence under a field that is wrong, for the `error` of an input. */
export const errorLine = (sentence: string | undefined) =>
  sentence && (
    <span className={classes.errorLine}>
      <IconAlertCircle aria-hidden="true" size={18} stroke={1.75} />
      <span>{sentence}</span>
    </span>
  );
