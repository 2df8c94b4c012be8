import { Picture } from '../../components/picture';
import { Section } from '../../components/section';
import { amenities, amenitiesContent } from './amenities.content';
import classes from './home-amenities.module.css';

const LARGE = '(min-width: 80em) 53rem, (min-width: 48em) 66vw, 100vw';
const SMALL = '(min-width: 80em) 26rem, (min-width: 48em) 33vw, 50vw';

export function HomeAmenities() {
  const tiles = amenities();
  if (tiles.length === 0) return null;
  return (
    <Section labelledBy="amenities" tone="sunken">
      <h2 id="amenities">{amenitiesContent.title}</h2>
      <p className={classes.lead}>{amenitiesContent.lead}</p>
      <ul className={classes.tiles}>
        {tiles.map(({ name, text, place, picture, alt }, index) => (
          <li key={name} data-surface="night">
            <Picture place={place} file={picture} alt={alt} sizes={index === 0 ? LARGE : SMALL} />
            <div className={classes.words}>
              <div className={classes.scrim} />
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
