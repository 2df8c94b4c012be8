import { TickScale } from '../../components/tick-scale';
import { profileContent } from './profile.content';
import { partsFilledIn, type ProfileFormValues } from './profile-form-values';
import classes from './profile-form.module.css';

const TICKS_PER_PART = 8;

const { parts, progress } = profileContent;

/** Progress of a member who fills in the profile for the first time. */
export function ProfileProgress({ values }: { values: ProfileFormValues }) {
  const filledIn = partsFilledIn(values);
  return (
    <div className={classes.progress}>
      <TickScale ticks={ticksOf(filledIn)} ends={parts} />
      <p role="status">{sentenceOf(filledIn)}</p>
    </div>
  );
}

/** The first tick of the next part is marked as current. */
function ticksOf(filledIn: [boolean, boolean]): ('filled' | 'empty' | 'current')[] {
  const next = filledIn.indexOf(false);
  return filledIn.flatMap((isFilledIn, part) =>
    Array.from({ length: TICKS_PER_PART }, (_, index) => {
      if (part === next && index === 0) return 'current';
      return isFilledIn ? 'filled' : 'empty';
    }),
  );
}

function sentenceOf([isAboutFilledIn, areNumbersFilledIn]: [boolean, boolean]): string {
  if (isAboutFilledIn) return areNumbersFilledIn ? progress.both : progress.about;
  return areNumbersFilledIn ? progress.numbers : progress.none;
}
