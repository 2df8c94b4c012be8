import { EXPORT_CURSOR_LIFE_MS } from '#common/exports/limits';
import { exportMessages } from '#common/exports/messages';
import type { Clock } from '../../lib/clock';
import { invalidField } from '../../lib/errors';
import type { KeyedHash } from '../../lib/secrets';

/**
 * Cursors that continue an export which the server has begun, and so has recorded. Each is the cursor of the list with
 * the time and a keyed hash of both and of the export: its user, its list and its filter.
 */
export class ExportCursors {
  constructor(private readonly parts: { clock: Clock; keyedHash: KeyedHash }) {}

  write(running: readonly unknown[], after: string): string {
    const writtenAt = String(this.parts.clock.now());
    return [after, writtenAt, this.parts.keyedHash.of(textOf(running, after, writtenAt))].join('.');
  }

  /** The cursor of the list; throws if the cursor is not one of this export, or is too old. */
  read(running: readonly unknown[], cursor: string): string {
    const { clock, keyedHash } = this.parts;
    const [after = '', writtenAt = '', hash = ''] = cursor.split('.');
    const isOwn = keyedHash.matches(textOf(running, after, writtenAt), hash);
    if (!isOwn || clock.now() - Number(writtenAt) > EXPORT_CURSOR_LIFE_MS)
      throw invalidField('after', 'INVALID', exportMessages.notRunning);
    return after;
  }
}

const textOf = (running: readonly unknown[], after: string, writtenAt: string): string =>
  JSON.stringify(['export', ...running, after, writtenAt]);
