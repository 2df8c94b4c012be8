import { useNavigate } from 'react-router-dom';
import { paths } from '#common/paths';
import { PageHead } from '../../components/page-head';
import { useNextPath } from '../../navigation/navigation';
import { secondFactorContent as content } from './second-factor.content';
import { useSecondFactorQuery } from './second-factor.generated';
import { SecondFactorStatus } from './second-factor-status';
import classes from './second-factor.module.css';

/** Where admins set up the second factor that they need before anything else; others can do it here, too. */
export function Page() {
  const navigate = useNavigate();
  const next = useNextPath();
  const { data } = useSecondFactorQuery();
  const leave = () => void navigate(next ?? paths.account, { replace: true });
  return (
    <div className={classes.page}>
      <PageHead title={content.title} description={content.description} path={paths.secondFactor} />
      <h1 tabIndex={-1}>{content.title}</h1>
      <p>{data?.me.mustSetUpSecondFactor ? content.mustSetUp() : content.lead}</p>
      <SecondFactorStatus onAdded={leave} />
    </div>
  );
}
