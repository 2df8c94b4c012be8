import { asianRiskBandOf, bmiStatusOf } from '#common/measurements/bmi';
import { Button } from '../../components/button';
import { VisuallyHidden } from '../../components/visually-hidden';
import { BmiScale } from './bmi-scale';
import { dietContent } from './diet.content';
import classes from './bmi-calculator.module.css';

const { bmi: content } = dietContent;

interface BmiResultProps {
  index: number;
  onUse: ((index: number) => void) | undefined;
  /** True if this BMI was filled into the form. */
  isUsed: boolean;
}

export function BmiResult({ index, onUse, isUsed }: BmiResultProps) {
  const shown = index.toFixed(1);
  const status = bmiStatusOf(index);
  return (
    <div className={classes.result}>
      <VisuallyHidden>
        <span role="status">{content.result(shown, status)}</span>
      </VisuallyHidden>
      <p className={classes.index}>
        <strong>{shown}</strong> <span className={classes.unit}>{content.unit}</span>
        <span className={classes.status}>{status}</span>
      </p>
      <BmiScale index={index} label={content.scale(shown)} />
      {onUse && (
        <div className={classes.use}>
          <Button onClick={() => onUse(index)}>{content.use}</Button>
          <p role="status">{isUsed && content.used(shown)}</p>
        </div>
      )}
      <div className={classes.risk}>
        <h3>{content.riskTitle}</h3>
        <p>
          {content.risk[asianRiskBandOf(index)]} <span className={classes.source}>{content.riskSource}</span>
        </p>
      </div>
    </div>
  );
}
