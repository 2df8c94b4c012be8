import { waiverMessages } from '#common/waivers/messages';
import { Conflict } from '../../lib/errors';
import type { Waiver } from './waiver.entity';

/** Another version has been published since the member read the waiver. */
export class WaiverChanged extends Conflict {
  constructor(private readonly current: Waiver) {
    super('WAIVER_CHANGED', current.text === '' ? waiverMessages.none : waiverMessages.changed);
  }

  override get details() {
    const { version, text, publishedAt } = this.current;
    return { waiver: { version, text, publishedAt } };
  }
}
