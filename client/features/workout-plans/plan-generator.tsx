import { useCallback, useRef } from 'react';
import { Button } from '../../components/button';
import { FormAlert } from '../../components/form-alert';
import { SubmitButton } from '../../components/submit-button';
import { useMinimumLoading } from '../../lib/use-minimum-loading';
import { focusAtTop } from './focus-at-top';
import { GeneratedPlan } from './generated-plan';
import { FORM_TITLE_ID, PlanGeneratorForm, type KnownDetails } from './plan-generator-form';
import type { PlanChoices } from './use-plan-choices';
import type { PlanGeneratorState } from './use-plan-generator';
import { workoutPlansContent } from './workout-plans.content';
import { GenerationProgress } from './generation-progress';
import classes from './plan-generator.module.css';

const { form, result: content, failure: failureContent } = workoutPlansContent;

interface PlanGeneratorProps {
  planChoices: PlanChoices;
  generator: PlanGeneratorState;
  details: KnownDetails;
}

/** The form, and beside it (below it in narrow windows) the generated plan. */
export function PlanGenerator({ planChoices, generator, details }: PlanGeneratorProps) {
  const { generated, failure, requested } = generator;
  const isProgressShown = useMinimumLoading(generator.isGenerating);
  const titleRef = useFocusOnNewPlan(generated?.key);
  const generate = () => {
    if (!generator.isGenerating) generator.start(planChoices.choices);
  };
  const isEmpty = !isProgressShown && !generated && !failure;
  return (
    <>
      <PlanGeneratorForm planChoices={planChoices} details={details} onGenerate={generate}>
        <GenerateButton generator={generator} />
      </PlanGeneratorForm>
      <section className={classes.result} data-empty={isEmpty || undefined} aria-label={content.title}>
        {isProgressShown && requested && (
          <GenerationProgress days={requested.days} onCancel={() => cancelGeneration(generator)} />
        )}
        {isEmpty && <NothingYet />}
        {!isProgressShown && failure && (
          <FormAlert notice={failure}>
            <div className={classes.retry}>
              <Button onClick={generate}>{failureContent.retry}</Button>
            </div>
          </FormAlert>
        )}
        {!isProgressShown && generated && (
          <>
            <div className={classes.edit}>
              <Button onClick={goToForm}>{form.edit}</Button>
            </div>
            <GeneratedPlan key={generated.key} generated={generated} titleRef={titleRef} />
          </>
        )}
      </section>
    </>
  );
}

/** Once there is a plan, saving it is the primary action. */
const GenerateButton = ({ generator }: Pick<PlanGeneratorProps, 'generator'>) => (
  <SubmitButton variant={generator.generated ? 'ghost' : 'primary'} isBusy={generator.isGenerating}>
    {form.submit}
  </SubmitButton>
);

/** Cancels, and moves the focus to the form, since the clicked button disappears. */
function cancelGeneration(generator: PlanGeneratorState): void {
  generator.cancel();
  goToForm();
}

const goToForm = () => focusAtTop(document.getElementById(FORM_TITLE_ID));

const NothingYet = () => (
  <div className={classes.empty}>
    <h2>{content.empty}</h2>
    <p>{content.emptyHint}</p>
  </div>
);

/** Returns a ref for the title that focuses a new plan once; a restored plan does not get the focus. */
function useFocusOnNewPlan(key: string | undefined) {
  const focusedKey = useRef(key);
  return useCallback(
    (title: HTMLHeadingElement | null) => {
      if (!title || focusedKey.current === key) return;
      focusedKey.current = key;
      focusAtTop(title);
    },
    [key],
  );
}
