import { useEffect, useState } from 'react';
import { IconAlertCircle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { MINUTE_MS, SECOND_MS } from '#common/time';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { settingsContent } from './settings.content';
import { useRupeeTestQuery, type RupeeTestFragment } from './settings.generated';
import classes from './settings.module.css';

const { rupee: texts } = settingsContent.gateway;

const POLL_MS = 2 * SECOND_MS;
const ICONS = { done: IconCircleCheck, waiting: IconClock, failed: IconAlertCircle };

type State = keyof typeof ICONS;

/** How far a test has come, asked again until it has ended. */
export function RupeeSteps({ id }: { id: string }) {
  const { data, stopPolling } = useRupeeTestQuery({ variables: { id }, pollInterval: POLL_MS });
  const rupeeTest = data?.rupeeTest;
  const isPaid = rupeeTest?.paidAt != null;
  const hasWebhook = rupeeTest?.webhookAt != null;
  const isOver = hasWebhook && rupeeTest?.refundedAt != null;
  const isLate = useIsLate(isPaid && !hasWebhook);
  useEffect(() => {
    if (isOver) stopPolling();
  }, [isOver, stopPolling]);
  if (!rupeeTest) return null;
  const steps = stepsOf(rupeeTest, isLate);
  return (
    <section aria-label={texts.title}>
      <ol className={classes.steps} aria-live="polite">
        {Object.entries(steps).map(([name, state]) => (
          <Step key={name} name={name as keyof typeof texts.steps} state={state} />
        ))}
      </ol>
      {steps.webhook === 'failed' && <p role="alert">{texts.noWebhook}</p>}
    </section>
  );
}

interface StepProps {
  name: keyof typeof texts.steps;
  state: State;
}

function Step({ name, state }: StepProps) {
  const Icon = ICONS[state];
  return (
    <li data-state={state}>
      <Icon aria-hidden="true" size={20} stroke={1.75} />
      {texts.steps[name]}
      <VisuallyHidden>: {texts.states[state]}</VisuallyHidden>
    </li>
  );
}

const stateAt = (time: string | null): State => (time === null ? 'waiting' : 'done');

function stepsOf({ paidAt, verifiedAt, webhookAt, refundedAt }: RupeeTestFragment, isLate: boolean) {
  return {
    // A test exists only once both are done.
    accepted: 'done',
    created: 'done',
    paid: stateAt(paidAt),
    verified: stateAt(verifiedAt),
    webhook: isLate ? 'failed' : stateAt(webhookAt),
    refunded: stateAt(refundedAt),
  } satisfies Record<keyof typeof texts.steps, State>;
}

/** Whether the webhook has been waited for in vain. It may still arrive. */
function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLate(true), MINUTE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isWaiting && isLate;
}
