import type { ExportStatus } from '#common/studio-exports/studio-exports';
import { enumType } from '../../graphql/enums';

export const StudioExportStatusType = enumType<ExportStatus>(
  'StudioExportStatus',
  {
    running: 'The file is being written.',
    done: 'The file can be downloaded.',
    failed: 'There is no file; `explanation` says why.',
    expired: 'The file has been deleted.',
  },
  'Where an export of the studio is.',
);
