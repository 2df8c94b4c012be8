import { useStaffTrainersQuery } from './staff.generated';

/** The trainers of the site, for a select, after what stands for none. */
export function useTrainerChoices(none: string, exceptId?: string) {
  const { data } = useStaffTrainersQuery();
  const others = data?.trainers.filter(({ id }) => id !== exceptId) ?? [];
  return [{ value: '', label: none }, ...others.map(({ id, name }) => ({ value: id, label: name }))];
}
