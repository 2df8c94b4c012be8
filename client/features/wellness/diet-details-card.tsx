import { paths } from '#common/paths';
import card from '../../components/form-card.module.css';
import { Link } from '../../navigation/navigation';
import { DietFacts } from '../diet/diet-facts';
import type { DietFactsFragment } from '../diet/diet-facts.generated';
import { wellnessContent } from './wellness.content';
import classes from './wellness-page.module.css';

const { details: content } = wellnessContent;

/** The saved diet details. */
export const DietDetailsCard = ({ details }: { details: DietFactsFragment | null }) => (
  <section className={card.card} aria-labelledby="details">
    <h2 id="details">{content.title}</h2>
    {details ? (
      <DietFacts details={details} hidesEmpty />
    ) : (
      <div>
        <p className={classes.strong}>{content.none}</p>
        <p className={classes.quiet}>{content.noneHint}</p>
      </div>
    )}
    <p className={classes.links}>
      <Link to={paths.diet}>{details ? content.change : content.tell}</Link>
    </p>
  </section>
);
