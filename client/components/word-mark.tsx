import { studio } from '#common/studio';
import classes from './word-mark.module.css';

/** The logo of the studio, or its name as long as it has none. */
export function WordMark() {
  const { name, look } = studio;
  if (!look?.logo) return name;
  return <img className={classes.logo} src={`${look.folder}/logo.webp`} alt={name} {...look.logo} />;
}
