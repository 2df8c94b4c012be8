import '@mantine/core/styles/Input.layer.css';
import { IconAlertCircle } from '@tabler/icons-react';
import classes from './field.module.css';

/** Common props of all Mantine inputs. Without asterisks: fields are required unless their label says otherwise. */
export const fieldProps = { classNames: classes, withAsterisk: false } as const;

/** The message under an invalid field, for the `error` prop of an input. */
export const errorLine = (message: string | undefined) =>
  message && (
    <span className={classes.errorLine}>
      <IconAlertCircle aria-hidden="true" size={18} stroke={1.75} />
      <span>{message}</span>
    </span>
  );
