import { Picture } from '../../components/picture';
import { Section } from '../../components/section';
import { whyJoinContent } from './why-join.content';
import classes from './why-join-features.module.css';

const { featuresTitle, features } = whyJoinContent;

/** Up to four reasons, with picture and text on alternating sides; those without a text are left out. */
export function WhyJoinFeatures() {
  const reasons = features().filter(({ text }) => text !== '');
  if (reasons.length === 0) return null;
  return (
    <Section labelledBy="features">
      <h2 id="features">{featuresTitle}</h2>
      <ul className={classes.features}>
        {reasons.map(({ title, text, place, picture, alt }) => (
          <li key={title}>
            <div className={classes.picture}>
              <Picture
                place={place}
                file={picture}
                alt={alt}
                sizes="(min-width: 80em) 44rem, (min-width: 62em) 55vw, 100vw"
              />
            </div>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
