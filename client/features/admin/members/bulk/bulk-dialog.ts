import type { MemberSelection } from '../../../../graphql/types.generated';
import type { MemberChoicesQuery } from '../members.generated';
import type { BulkProgressFragment } from './bulk.generated';

export interface BulkDialogProps {
  members: MemberSelection;
  /** How many are selected, as far as this page knows. */
  count: number;
  choices: MemberChoicesQuery | undefined;
  onStarted: (change: BulkProgressFragment) => void;
  onClose: () => void;
}
