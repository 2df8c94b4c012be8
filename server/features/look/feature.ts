import { featureTask, type Feature } from '../feature';
import { makeLook, removeFormerLook } from './look.tasks';

export const look: Feature = {
  tasks: [
    featureTask(makeLook, ({ look: service }, _payload, { signal }) => service.make(signal)),
    featureTask(removeFormerLook, ({ look: service }, { recipe }) => service.removeFormer(recipe)),
  ],
  // The chosen pictures, and those that pages show until the chosen ones are made.
  pictureUses: `select media_pictures.id from media_pictures join studio_settings on section = 'look'
    where value::text like '%' || file_id || '%' or made::text like '%/' || hash || '/%'`,
};
