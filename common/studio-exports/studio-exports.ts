export const EXPORT_STATUSES = ['running', 'done', 'failed', 'expired'] as const;
export type ExportStatus = (typeof EXPORT_STATUSES)[number];

/** Reasons why an export has no file. */
export const EXPORT_STOP_REASONS = ['not_permitted', 'no_space', 'server_error'] as const;
export type ExportStopReason = (typeof EXPORT_STOP_REASONS)[number];
