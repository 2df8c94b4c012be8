import { paths } from '#common/paths';
import { homeAbout } from '#common/picture-files.generated';
import { For } from '../../components/for';
import { Picture } from '../../components/picture';
import { Section } from '../../components/section';
import { Link } from '../../navigation/navigation';
import { homeContent } from './home.content';
import classes from './home-about.module.css';

const { about } = homeContent;

/** Left out as long as a studio has not written about itself. */
export function HomeAbout() {
  const paragraphs = about.paragraphs();
  if (paragraphs.length === 0) return null;
  return (
    <Section labelledBy="about">
      <div className={classes.split}>
        <Picture
          place="home_about"
          file={homeAbout}
          alt={about.picture}
          sizes="(min-width: 62em) 34rem, 100vw"
        />
        <div className={classes.text}>
          <h2 id="about">{about.title()}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={classes.links}>
            <Link to={paths.whyJoin}>{about.whyJoin}</Link>
            <For as={Link} audience="members" to={paths.blog}>
              {about.blog}
            </For>
          </p>
        </div>
      </div>
    </Section>
  );
}
