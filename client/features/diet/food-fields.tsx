import { PROFILE_TEXT_LENGTH_MAX } from '#common/accounts/limits';
import { CountedTextField } from '../../components/counted-text-field';
import { TextAreaField } from '../../components/text-area-field';
import { dietContent } from './diet.content';
import type { DietForm } from './use-diet-form';

const { details: content } = dietContent;

/** Free-text fields for diet goal, food preferences and limitations. */
export const FoodFields = ({ dietForm: { form, field } }: { dietForm: DietForm }) => (
  <>
    <CountedTextField
      key={form.key('dietGoal')}
      {...field('dietGoal')}
      label={content.dietGoal}
      description={content.dietGoalHint}
      required={false}
      autoComplete="off"
      lengthMax={PROFILE_TEXT_LENGTH_MAX}
    />
    <TextAreaField
      key={form.key('foodPreferences')}
      {...field('foodPreferences')}
      label={content.foodPreferences}
      description={content.foodPreferencesHint}
      lengthMax={PROFILE_TEXT_LENGTH_MAX}
      rows={3}
    />
    <TextAreaField
      key={form.key('limitations')}
      {...field('limitations')}
      label={content.limitations}
      description={content.limitationsHint}
      lengthMax={PROFILE_TEXT_LENGTH_MAX}
      rows={3}
    />
  </>
);
