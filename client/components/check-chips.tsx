import type { ReactNode } from 'react';
import classes from './check-chips.module.css';

interface CheckChipsProps<Value extends string> {
  legend: string;
  isLegendHidden?: boolean;
  isDisabled?: boolean;
  offered: readonly Value[];
  labelOf: (value: Value) => string;
  chosen: readonly Value[];
  onToggle: (value: Value) => void;
  /** A hint below the chips, or the result of the choice; changes are announced. */
  children?: ReactNode;
}

/** A choice of any number of options: a group of checkboxes that look like chips. */
export function CheckChips<Value extends string>(props: CheckChipsProps<Value>) {
  const {
    legend,
    isLegendHidden = false,
    isDisabled = false,
    offered,
    labelOf,
    chosen,
    onToggle,
    children,
  } = props;
  return (
    <fieldset className={classes.group} disabled={isDisabled}>
      <legend data-hidden={isLegendHidden || undefined}>{legend}</legend>
      <div className={classes.chips}>
        {offered.map((value) => (
          <label key={value} className={classes.chip}>
            <input type="checkbox" checked={chosen.includes(value)} onChange={() => onToggle(value)} />
            <span>{labelOf(value)}</span>
          </label>
        ))}
      </div>
      {children !== undefined && <p role="status">{children}</p>}
    </fieldset>
  );
}
