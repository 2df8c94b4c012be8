import { paths } from '../../lib/paths';
import { Link, pathnameOf, useReturnPath } from '../../navigation/navigation';
import { profileContent } from './profile.content';
import classes from './profile-form.module.css';

const { back, passes, home } = profileContent.onward;

/** Links shown once the profile was first completed: to the page the member came from (`?next=`), if any, and on. */
export function NextSteps() {
  const next = useReturnPath();
  const isForPasses = next !== null && pathnameOf(next) === paths.passPlans;
  const links = [
    ...(next === null || isForPasses ? [] : [{ to: next, label: back }]),
    { to: isForPasses ? next : paths.passPlans, label: passes },
    { to: paths.home, label: home },
  ];
  return (
    <div className={classes.onwards}>
      {links.map(({ to, label }) => (
        <Link key={label} className={classes.onward} to={to}>
          {label}
        </Link>
      ))}
    </div>
  );
}
