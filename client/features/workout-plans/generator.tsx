import { useCallback, useRef } from 'react';
import type { Limitation } from '#common/exercises';
import { Button } from '../../components/button';
import { FormAlert } from '../../components/form-alert';
import { useHeld } from '../../lib/use-held';
import { arriveAt } from './arrive-at';
import { GeneratedPlan } from './generated-plan';
import { FORM_TITLE_ID, GeneratorForm } from './generator-form';
import type { PlanChoices } from './use-plan-choices';
import type { PlanGenerator } from './use-plan-generator';
import { workoutPlansContent } from './workout-plans.content';
import { WritingPlan } from './writing-plan';
import classes from './generator.module.css';

const { form, result: content, failure: failureContent } = workoutPlansContent;

interface GeneratorProps {
  planChoices: PlanChoices;
  generator: PlanGenerator;
  known: readonly Limitation[];
}

/** The form, and beside it, or below it in a narrow window, the plan that it makes. */
export function Generator({ planChoices, generator, known }: GeneratorProps) {
  const { outcome, asked, write } = generator;
  const isShownWriting = useHeld(generator.isWriting);
  const arrival = useArrival();
  const generate = () => {
    arrival.expect();
    write(planChoices.choices);
  };
  return (
    <>
      <GeneratorForm
        planChoices={planChoices}
        known={known}
        isBusy={generator.isWriting}
        onGenerate={generate}
      />
      <section className={classes.result} aria-label={content.title}>
        {isShownWriting && asked && <WritingPlan days={asked.days} onCancel={() => stop(generator)} />}
        {!isShownWriting && outcome === null && <NothingYet />}
        {!isShownWriting && outcome?.failure && (
          <FormAlert notice={outcome.failure}>
            <div className={classes.retry}>
              <Button onClick={generate}>{failureContent.retry}</Button>
            </div>
          </FormAlert>
        )}
        {!isShownWriting && outcome?.generated && (
          <>
            <div className={classes.edit}>
              <Button onClick={goToForm}>{form.edit}</Button>
            </div>
            <GeneratedPlan generated={outcome.generated} titleRef={arrival.titleRef} />
          </>
        )}
      </section>
    </>
  );
}

/** The button that was pressed goes with what it stopped. */
function stop(generator: PlanGenerator): void {
  generator.cancel();
  goToForm();
}

const goToForm = () => arriveAt(document.getElementById(FORM_TITLE_ID));

const NothingYet = () => (
  <div className={classes.empty}>
    <h2>{content.empty}</h2>
    <p>{content.emptyHint}</p>
  </div>
);

/** A plan that was asked for takes the focus when it comes; one that is only shown again does not. */
function useArrival() {
  const isExpected = useRef(false);
  const titleRef = useCallback((title: HTMLHeadingElement | null) => {
    if (!title || !isExpected.current) return;
    isExpected.current = false;
    arriveAt(title);
  }, []);
  return { expect: () => void (isExpected.current = true), titleRef };
}
