import { useId } from 'react';
import classes from './segmented-control.module.css';

interface SegmentedControlProps<Value extends string> {
  /** Label of the choice; shown above the segments unless it is hidden. */
  legend: string;
  isLegendHidden?: boolean;
  /** Whether it gets the focus when the dialog around it opens. */
  isFirst?: boolean;
  /** Fills the width of its container with segments of equal width. */
  isFilling?: boolean;
  /** The description is the full text of an abbreviated label. */
  options: readonly { value: Value; label: string; description?: string | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of one from a few options side by side: a radio group. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const {
    legend,
    isLegendHidden = false,
    isFilling = false,
    isFirst = false,
    options,
    value,
    onChange,
  } = props;
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend data-hidden={isLegendHidden || undefined}>{legend}</legend>
      <div className={classes.segments} data-filling={isFilling || undefined}>
        {options.map((option, index) => (
          <label key={option.value} className={classes.segment}>
            <input
              type="radio"
              data-autofocus={(isFirst && index === 0) || undefined}
              name={name}
              value={option.value}
              aria-label={option.description}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
