import { Picture } from '../../components/picture';
import classes from './trainer-portrait.module.css';

interface TrainerPortraitProps {
  src: string;
  sizes: string;
  /** Where the trainer's panel is open, where there is one. */
  opensAt?: string;
}

/** 3:4; the name beside it says who it is. */
export const TrainerPortrait = ({ src, sizes, opensAt }: TrainerPortraitProps) => (
  <div className={classes.frame}>
    <Picture file={{ src, width: 1080, height: 1440 }} alt="" sizes={sizes} opensAt={opensAt} />
  </div>
);
