import { Picture } from '../../components/picture';
import classes from './trainer-portrait.module.css';

interface TrainerPortraitProps {
  src: string;
  sizes: string;
  /** URL of the trainer's panel; see `Picture`. */
  opensAt?: string;
}

/** Portrait in 3:4; no alt text, since the name is next to it. */
export const TrainerPortrait = ({ src, sizes, opensAt }: TrainerPortraitProps) => (
  <div className={classes.frame}>
    <Picture file={{ src, width: 1080, height: 1440 }} alt="" sizes={sizes} opensAt={opensAt} />
  </div>
);
