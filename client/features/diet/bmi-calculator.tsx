import { MeasurementField } from '../../components/measurement-field';
import { SegmentedControl } from '../../components/segmented-control';
import card from '../../components/form-card.module.css';
import { BmiResult } from './bmi-result';
import { UNIT_SYSTEMS } from './bmi-units';
import { dietContent } from './diet.content';
import type { BmiCalculator as Calculator } from './use-bmi-calculator';
import classes from './bmi-calculator.module.css';
import cardClasses from './diet-card.module.css';

const { bmi: content } = dietContent;

const systems = UNIT_SYSTEMS.map((value) => ({ value, label: content.systems[value] }));

interface BmiCalculatorProps {
  calculator: Calculator;
  /** Fills the BMI into the diet form; undefined while the form is not available. */
  onUse: ((index: number) => void) | undefined;
  /** BMI that was filled in and is not saved yet. */
  used: number | null;
}

export function BmiCalculator({ calculator, onUse, used }: BmiCalculatorProps) {
  const { values, index, isFromProfile, setSystem, field } = calculator;
  return (
    <section className={card.card} aria-labelledby="bmi-calculator">
      <div>
        <h2 id="bmi-calculator">{content.title}</h2>
        <p className={cardClasses.lead}>{isFromProfile ? content.fromProfile : content.lead}</p>
      </div>
      <SegmentedControl
        legend={content.units}
        isLegendHidden
        options={systems}
        value={values.system}
        onChange={setSystem}
      />
      <div className={classes.pair}>
        <MeasurementField {...field('weight')} label={content.weight} />
        <MeasurementField {...field('height')} label={content.height} />
      </div>
      {typeof index === 'number' ? (
        <BmiResult index={index} onUse={onUse} isUsed={index === used} />
      ) : (
        <p className={classes.open} role={index === 'impossible' ? 'alert' : undefined}>
          {index === 'impossible' ? content.impossible : content.open}
        </p>
      )}
      <p className={classes.caveat}>{content.caveat}</p>
    </section>
  );
}
