import type { EditForm } from '../../../lib/use-edit-form';
import type { HoursValues } from './hours-values';
import type { OpeningHoursFragment } from './settings.generated';

export type HoursEdit = EditForm<OpeningHoursFragment, HoursValues>;
