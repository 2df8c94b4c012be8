import { bmiStatusOf } from '#common/measurements/bmi';
import { numberFormat } from '#common/number-format';
import { paths } from '#common/paths';
import card from '../../components/form-card.module.css';
import { Link } from '../../navigation/navigation';
import { BmiScale } from '../diet/bmi-scale';
import { dietContent } from '../diet/diet.content';
import type { MeasurementsCardFragment } from './measurements-card.generated';
import { wellnessContent } from './wellness.content';
import classes from './wellness-page.module.css';

const { numbers: content } = wellnessContent;
const { bmi: bmiContent } = dietContent;

const decimal = numberFormat({ maximumFractionDigits: 1 });

/** The latest measurements, with the BMI first. */
export function MeasurementsCard({ measured }: { measured: MeasurementsCardFragment & { bmi: number } }) {
  const index = measured.bmi.toFixed(1);
  return (
    <section className={card.card} aria-labelledby="numbers">
      <h2 id="numbers">{content.title}</h2>
      <div>
        <p className={classes.figure}>{bmiContent.result(index, bmiStatusOf(measured.bmi))}</p>
        <p className={classes.quiet}>{measuresOf(measured).join(' · ')}</p>
      </div>
      <BmiScale index={measured.bmi} label={bmiContent.scale(index)} />
      <p className={classes.links}>
        <Link to={paths.profile}>{content.update}</Link>
        <Link to={paths.diet}>{content.calculator}</Link>
      </p>
    </section>
  );
}

function measuresOf({ weightKg, heightCm, muscleMassKg }: MeasurementsCardFragment): string[] {
  const facts = [
    [content.weight, weightKg, content.kg],
    [content.height, heightCm, content.cm],
    [content.muscleMass, muscleMassKg, content.kg],
  ] as const;
  return facts.flatMap(([name, value, inUnit]) =>
    value === null ? [] : [`${name} ${inUnit(decimal(value))}`],
  );
}
