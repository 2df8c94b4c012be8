import { IconExternalLink } from '@tabler/icons-react';
import { paths } from '#common/paths';
import { VisuallyHidden } from '../../components/visually-hidden';
import { Link } from '../../navigation/navigation';
import { authContent } from './auth.content';
import classes from './auth-form.module.css';

const { terms, privacy } = authContent.login;
const { newTab, notice } = authContent.signUp;

/** Terms that the visitor accepts by signing up. */
export const SignUpNotice = () => (
  <p className={classes.small}>
    {notice.before} <LegalLink to={paths.terms} label={terms} /> {notice.between}{' '}
    <LegalLink to={paths.privacy} label={privacy} />
    {notice.after}
  </p>
);

/** Opens in a new tab, so that the filled-in form is not lost. */
const LegalLink = ({ to, label }: { to: string; label: string }) => (
  <Link className={classes.newTab} to={to} target="_blank">
    {label}
    <IconExternalLink aria-hidden="true" size={14} stroke={1.75} />
    <VisuallyHidden> ({newTab})</VisuallyHidden>
  </Link>
);
