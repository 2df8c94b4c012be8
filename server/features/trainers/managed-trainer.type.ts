import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Crop } from '#common/media/crop';
import { smallestOf } from '#common/pictures';
import { pathOf } from '../../graphql/descriptions';
import { PhotoCrop } from '../media/crop.type';
import { MediaFile } from '../media/media-file.entity';
import { Trainer } from './trainer.entity';

@ObjectType({
  description: 'A trainer as staff see them: also if hidden, or if sizes of the portrait are being made.',
})
export class ManagedTrainer {
  @Field(() => ID, { description: 'The same as that of the `Trainer`.' })
  id!: string;

  @Field(() => Trainer, { description: 'What the site says.' })
  trainer!: Trainer;

  @Field(() => Boolean, { description: 'Whether the site leaves them out.' })
  isHidden!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether sizes of the portrait are being made; until then, the site shows the former one, or leaves them out.',
  })
  isBeingMade!: boolean;

  @Field(() => Boolean, { description: 'Whether somebody of the staff is this trainer.' })
  hasAccount!: boolean;

  @Field(() => String, { description: pathOf('a small size of the portrait') })
  previewUrl!: string;

  @Field(() => MediaFile, {
    nullable: true,
    description: 'The whole picture of the portrait; null for one that came with the product.',
  })
  picture!: MediaFile | null;

  @Field(() => PhotoCrop, { nullable: true, description: 'Part of the picture; null without one.' })
  crop!: Crop | null;

  @Field(() => Int, { description: 'Version for `expectedVersion`: increases with every change.' })
  version!: number;
}

/** The picture of the trainer is loaded, with its file. */
export function managedTrainerOf(trainer: Trainer): ManagedTrainer {
  const { id, isHidden, isReady, picture, portraitUrl, userId, version } = trainer;
  return {
    id,
    trainer,
    isHidden,
    isBeingMade: picture !== null && (!isReady || picture.url !== portraitUrl),
    hasAccount: userId !== null,
    previewUrl: isReady ? smallestOf(portraitUrl) : picture!.file.previewUrl,
    picture: picture?.file ?? null,
    crop: picture?.crop ?? null,
    version,
  };
}
