import type { ReactNode } from 'react';
import { detailsContent } from './details.content';
import classes from './details.module.css';

/** A field with a mark while its value differs from the saved one. */
export const ChangeableField = ({ isChanged, children }: { isChanged: boolean; children: ReactNode }) => (
  <div className={classes.field} data-changed={isChanged || undefined}>
    {children}
    {isChanged && <span className={classes.mark}>{detailsContent.changed}</span>}
  </div>
);
