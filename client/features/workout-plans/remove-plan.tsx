import { useState } from 'react';
import { workoutPlanMessages } from '#common/workout-plans/messages';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { FormAlert } from '../../components/form-alert';
import { showToast } from '../../lib/toast';
import { useAction } from '../../lib/use-action';
import { workoutPlansContent } from './workout-plans.content';
import type { SavedPlanViewFragment } from './saved-plan.generated';
import { useRemoveWorkoutPlanMutation } from './workout-plans.generated';
import classes from './saved-plan.module.css';

const { saved: content } = workoutPlansContent;

interface RemovePlanProps {
  plan: Pick<SavedPlanViewFragment, 'id' | 'title'>;
  onRemoved: () => void;
}

export function RemovePlan({ plan: { id, title }, onRemoved }: RemovePlanProps) {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const { run, ...action } = useAction(content.removeFailed);
  const [removeWorkoutPlan] = useRemoveWorkoutPlanMutation();
  const remove = async () => {
    const { data } = await removeWorkoutPlan({ variables: { input: { id } } });
    showToast(data?.removeWorkoutPlan.message ?? workoutPlanMessages.planRemoved);
    onRemoved();
    return undefined;
  };
  const confirm = () => {
    setIsDialogOpen(false);
    void run(remove);
  };
  return (
    <div className={classes.remove}>
      <FormAlert notice={action.notice} tone={action.tone} />
      <Button variant="danger-outline" isBusy={action.isBusy} onClick={() => setIsDialogOpen(true)}>
        {content.remove}
      </Button>
      {isDialogOpen && (
        <ConfirmDialog
          title={content.removeTitle(title)}
          confirm={content.removeConfirm}
          onConfirm={confirm}
          onCancel={() => setIsDialogOpen(false)}
        >
          {content.removeText}
        </ConfirmDialog>
      )}
    </div>
  );
}
