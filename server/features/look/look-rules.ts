import type { EntityManager } from 'typeorm';
import { LOGO_WIDTH_MIN } from '#common/media/limits';
import { addJob } from '../../jobs/add-job';
import type { PicturesService } from '../media/pictures.service';
import type { SectionRules } from '../settings/settings.service';
import { makeLook } from './look.tasks';

/** Rules after changes of the look, or of the studio's name, which is on icons and share images. */
export function lookRules(pictures: PicturesService): Required<Pick<SectionRules, 'look' | 'studio'>> {
  return {
    look: async (manager, { after: { logoId, pictures: chosen } }) => {
      if (logoId != null) {
        const file = await pictures.lockFile(manager, logoId, ['logoId']);
        await pictures.partOf(manager, file, { widthMin: LOGO_WIDTH_MIN, path: ['logoId'] });
      }
      for (const [index, { pictureId, crop }] of chosen.entries()) {
        const path = ['pictures', String(index)];
        const file = await pictures.lockFile(manager, pictureId, [...path, 'pictureId']);
        await pictures.partOf(manager, file, { crop, path: [...path, 'crop'] });
      }
      await addMaking(manager);
    },
    studio: addMaking,
  };
}

/** Adds the job that makes the look. */
export const addMaking = (manager: EntityManager) =>
  addJob(manager, makeLook, { payload: {}, key: 'make look' });
