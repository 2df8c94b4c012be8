import { bmiStatusOf } from '#common/members/bmi';
import { studio } from '#common/studio';
import card from '../../components/form-card.module.css';
import { paths } from '../../lib/paths';
import { Link } from '../../navigation/navigation';
import { BmiScale } from '../diet/bmi-scale';
import { dietContent } from '../diet/diet.content';
import { wellnessContent } from './wellness.content';
import type { WellnessPageQuery } from './wellness.generated';
import classes from './wellness-page.module.css';

const { numbers: content } = wellnessContent;
const { bmi: bmiContent } = dietContent;

const decimal = new Intl.NumberFormat(studio.locale, { maximumFractionDigits: 1 });

type Body = WellnessPageQuery['profile']['bodyMeasurements'];

/** The latest measurements, with the BMI first. */
export function MeasurementsCard({ body }: { body: Body & { bmi: number } }) {
  const index = body.bmi.toFixed(1);
  return (
    <section className={card.card} aria-labelledby="numbers">
      <h2 id="numbers">{content.title}</h2>
      <div>
        <p className={classes.figure}>{bmiContent.result(index, bmiStatusOf(body.bmi))}</p>
        <p className={classes.quiet}>{measuresOf(body).join(' · ')}</p>
      </div>
      <BmiScale index={body.bmi} label={bmiContent.scale(index)} />
      <p className={classes.links}>
        <Link to={paths.profile}>{content.update}</Link>
        <Link to={paths.diet}>{content.calculator}</Link>
      </p>
    </section>
  );
}

function measuresOf({ weight, height, muscleMass }: Body): string[] {
  const facts = [
    [content.weight, weight, content.kg],
    [content.height, height, content.cm],
    [content.muscleMass, muscleMass, content.kg],
  ] as const;
  return facts.flatMap(([name, value, inUnit]) =>
    value === null ? [] : [`${name} ${inUnit(decimal.format(value))}`],
  );
}
