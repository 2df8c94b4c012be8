import { useState, type ReactNode, type Ref } from 'react';
import { enumValue } from '#common/enum-names';
import {
  EXPERIENCE_LABELS,
  LOCATION_LABELS,
  PLAN_EQUIPMENT_LABELS,
} from '#common/workout-plans/workout-plans';
import marker from '../../components/fold-marker.module.css';
import { SegmentedControl } from '../../components/segmented-control';
import type { PlanArticleFragment } from './plan-article.generated';
import type { Schedule } from './plan-day';
import { PlanWeeks } from './plan-weeks';
import { Reason } from './plan-reason';
import { workoutPlansContent } from './workout-plans.content';
import classes from './plan-article.module.css';

const { plan: content, form } = workoutPlansContent;

type View = keyof typeof content.view;

const VIEWS = (Object.keys(content.view) as View[]).map((value) => ({ value, label: content.view[value] }));

interface PlanArticleProps {
  plan: PlanArticleFragment;
  text: string;
  isTextByModel?: boolean;
  schedule: Schedule | null;
  /** Ref of the title, which gets the focus when the plan appears. */
  titleRef: Ref<HTMLHeadingElement>;
  /** Content below the title. */
  head?: ReactNode;
  tools: ReactNode;
}

/** A plan for reading: cautions, reasons, and the days, or the whole plan as text. */
export function PlanArticle({ schedule, titleRef, head, tools, ...written }: PlanArticleProps) {
  const { plan } = written;
  const [view, setView] = useState<View>('days');
  return (
    <article className={classes.plan} aria-labelledby="plan-title">
      <header className={classes.head}>
        <h2 id="plan-title" ref={titleRef} tabIndex={-1}>
          {plan.title}
        </h2>
        <p className={classes.made}>{inputsOf(plan).join(' · ')}</p>
        {head}
      </header>
      <Cautions cautions={plan.cautions} limitations={plan.limitations} />
      {tools}
      <Reasons reasons={plan.reasons} />
      <div className={classes.views}>
        <SegmentedControl
          legend={content.views}
          isLegendHidden
          options={VIEWS}
          value={view}
          onChange={setView}
        />
      </div>
      {view === 'days' ? (
        <>
          <div className={classes.inPlaceOfDays}>
            <PlanText {...written} />
          </div>
          <div className={classes.days}>
            <PlanWeeks plan={plan} schedule={schedule} />
          </div>
        </>
      ) : (
        <PlanText {...written} />
      )}
    </article>
  );
}

const PlanText = ({ text, isTextByModel = false }: Pick<PlanArticleProps, 'text' | 'isTextByModel'>) => (
  <>
    {isTextByModel && <p className={classes.made}>{content.textByModel}</p>}
    <pre className={classes.text}>{text}</pre>
  </>
);

/** The choices that the plan was made from: "At home", "Beginner", "Dumbbells, Yoga mat", "Take care with: Knee". */
function inputsOf({ experience, location, equipment, limitations }: PlanArticleFragment): string[] {
  const equipmentText = equipment.map((one) => PLAN_EQUIPMENT_LABELS[enumValue(one)]).join(', ');
  const limitationsText = limitations.map((one) => form.limitationLabels[enumValue(one)]).join(', ');
  return [
    LOCATION_LABELS[enumValue(location)],
    EXPERIENCE_LABELS[enumValue(experience)],
    equipmentText || PLAN_EQUIPMENT_LABELS.none,
    ...(limitationsText ? [`${form.limitations}: ${limitationsText}`] : []),
  ];
}

/** The first sentence, and the rest on request; expanded for those who have to take care with something. */
function Cautions({ cautions, limitations }: Pick<PlanArticleFragment, 'cautions' | 'limitations'>) {
  const [first = '', ...others] = cautions;
  const [sentence = '', ...questions] = first.split(/(?<=[.?]) /);
  return (
    <section className={classes.cautions} aria-labelledby="plan-cautions">
      <h3 id="plan-cautions">{content.cautions}</h3>
      <p>{sentence}</p>
      <details open={limitations.length > 0}>
        <summary className={marker.marked}>{content.allCautions}</summary>
        <ul>
          {[...questions, ...others].map((caution) => (
            <li key={caution}>{caution}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

const Reasons = ({ reasons }: Pick<PlanArticleFragment, 'reasons'>) =>
  reasons.length > 0 && (
    <details className={classes.reasons}>
      <summary className={marker.marked}>{content.reasons}</summary>
      <ul>
        {reasons.map((reason) => (
          <li key={reason.text}>
            <Reason reason={reason} />
          </li>
        ))}
      </ul>
    </details>
  );
