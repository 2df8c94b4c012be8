import { Link } from 'react-router-dom';
import { Section } from '../../components/section';
import { paths } from '../../lib/paths';
import { homeContent } from './home.content';
import classes from './home-about.module.css';

const { about } = homeContent;

export function HomeAbout() {
  return (
    <Section labelledBy="about">
      <div className={classes.split}>
        <img src="/media/home/about.svg" width={960} height={1200} alt={about.picture} loading="lazy" />
        <div className={classes.text}>
          <h2 id="about">{about.title}</h2>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <Link to={paths.blog}>{about.blog}</Link>
          </p>
        </div>
      </div>
    </Section>
  );
}
