import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { enumName, enumValue } from '#common/enum-names';
import { SET_UP_STEPS, type SetUpStep } from '#common/settings/set-up.form';
import { ActionLink } from '../../../components/action-button';
import { QueryBoundary } from '../../../components/query-boundary';
import { Skeleton } from '../../../components/skeleton';
import { focusHeading } from '../../../lib/focus-heading';
import { Link } from '../../../navigation/navigation';
import { PeopleStep } from './people-step';
import { PlansStep } from './plans-step';
import { setUpContent as content } from './set-up.content';
import { useReachSetUpStepMutation, useSetUpQuery, type SetUpStateFragment } from './set-up.generated';
import { SettingsStep } from './settings-step';
import classes from './set-up.module.css';
import { addressOf, placeOf, STEPS_HERE, type StepHere } from './steps';

/** Leads the owner of a new studio through what it needs before it opens, with the forms of the other tabs. */
export function SetUpTab({ title }: { title: string }) {
  const query = useSetUpQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <div className={classes.tab}>
      <h1 tabIndex={-1}>{title}</h1>
      <QueryBoundary query={query} loading={<Loading />} failed={content.failed}>
        {({ setUp }) => (setUp.isRunning ? <CurrentStep setUp={setUp} /> : <Opened />)}
      </QueryBoundary>
    </div>
  );
}

/** The step in the address, or else the furthest one. */
function CurrentStep({ setUp }: { setUp: SetUpStateFragment }) {
  const [address] = useSearchParams();
  const requested = address.get('step');
  const furthest = enumValue(setUp.step);
  const step =
    STEPS_HERE.find((one) => one === requested) ?? STEPS_HERE.find((one) => one === furthest) ?? 'studio';
  useReached(step, furthest);
  useArrival(step);
  const navigate = useNavigate();
  const place = STEPS_HERE.indexOf(step);
  const before = STEPS_HERE[place - 1];
  const next = {
    label: content.saveAndContinue,
    onSaved: () => void navigate(addressOf(STEPS_HERE[place + 1]!)),
  };
  return (
    <>
      <p className={classes.lead}>{content.lead}</p>
      <Steps current={step} />
      <section className={classes.step} aria-labelledby={HEADING}>
        <header>
          <h2 id={HEADING} tabIndex={-1}>
            {content.stepOf(placeOf(step) + 1, SET_UP_STEPS.length, content.steps[step])}
          </h2>
          <p>{content.leads[step]}</p>
        </header>
        {(step === 'studio' || step === 'hours') && <SettingsStep key={step} section={step} next={next} />}
        {step === 'plans' && <PlansStep setUp={setUp} next={next} />}
        {step === 'people' && <PeopleStep setUp={setUp} />}
        {before && (
          <div>
            <ActionLink variant="ghost" to={addressOf(before)}>
              {content.back}
            </ActionLink>
          </div>
        )}
      </section>
    </>
  );
}

const HEADING = 'set-up-step';

const Steps = ({ current }: { current: StepHere }) => (
  <ol className={classes.steps} aria-label={content.stepsLabel}>
    {SET_UP_STEPS.map((step) => (
      <li key={step} data-past={placeOf(step) < placeOf(current) || undefined}>
        {step === 'you' ? (
          <span>{content.steps.you}</span>
        ) : (
          <Link to={addressOf(step)} aria-current={step === current ? 'step' : undefined}>
            {content.steps[step]}
          </Link>
        )}
      </li>
    ))}
  </ol>
);

const Opened = () => (
  <p>
    {content.isOpened} <Link to={{ search: '?tab=overview' }}>{content.overview}</Link>
  </p>
);

/** Remembers the furthest step, at which the set-up continues after another log-in. */
function useReached(step: SetUpStep, furthest: SetUpStep): void {
  const [reach] = useReachSetUpStepMutation();
  const remember = useEffectEvent(() => {
    if (placeOf(step) <= placeOf(furthest)) return;
    // If this fails, the next step is remembered instead.
    reach({ variables: { input: { step: enumName(step) } } }).catch(() => undefined);
  });
  useEffect(() => remember(), [step]);
}

/** Shows another step from its top. */
function useArrival(step: StepHere): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    focusHeading(document.getElementById(HEADING));
  }, [step]);
}

const Loading = () => (
  <Skeleton>
    <span data-bone="line" />
    <span data-bone="block" />
  </Skeleton>
);
