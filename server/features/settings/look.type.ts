import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { PICTURE_ALT_LENGTH_MAX } from '#common/settings/limits';
import { lookForm, type LookSettings, type SitePicture } from '#common/settings/look.form';
import { PLACES, type PicturePlace } from '#common/picture-places';
import { enumType } from '../../graphql/enums';
import { Validated } from '../../lib/validated';
import { PhotoCrop, PhotoCropInput } from '../media/crop.type';
import { EXPECTED_VERSION, VERSION } from './input-texts';

const PicturePlaceType = enumType<PicturePlace>(
  'PicturePlace',
  {
    home_hero: 'Top of the home page in wide windows.',
    home_hero_narrow: 'Top of the home page on phones, and beside the log-in.',
    home_about: 'About the studio, on the home page.',
    amenity_ac: 'Tile of the air conditioning, on the home page.',
    amenity_locker: 'Tile of the lockers.',
    amenity_parking: 'Tile of the parking.',
    amenity_shower: 'Tile of the showers.',
    amenity_canteen: 'Tile of the canteen.',
    amenity_wifi: 'Tile of the Wi-Fi.',
    why_hero: 'Top of the page with reasons to join.',
    why_trainer: 'Its reason that trainers are near.',
    why_early: 'Its reason that the studio opens early.',
    why_room: 'Its reason that there is room.',
    why_care: 'Its reason that things are looked after.',
  },
  'A place on the site for a picture of the studio. Without one it shows that of the demonstration studio, or none once the contacts are replaced.',
);

@ObjectType()
@InputType()
abstract class SitePictureFields implements Omit<SitePicture, 'crop'> {
  @Field(() => PicturePlaceType, { description: 'Where it is.' })
  place!: PicturePlace;

  @Field(() => ID, { description: 'Id of the uploaded picture.' })
  pictureId!: string;

  @Field(() => String, { description: `Text alternative, up to ${PICTURE_ALT_LENGTH_MAX} characters.` })
  alt!: string;
}

@ObjectType('SitePicture', { description: 'A picture of the studio in one of the places of the site.' })
export class SitePictureType extends SitePictureFields implements SitePicture {
  @Field(() => PhotoCrop, { description: 'Part that is shown.' })
  crop!: PhotoCrop;
}

@InputType({ description: 'A picture of the studio in one of the places of the site.' })
export class SitePictureInput extends SitePictureFields implements SitePicture {
  @Field(() => PhotoCropInput, { description: 'Part to show.' })
  crop!: PhotoCropInput;
}

@ObjectType()
@InputType()
abstract class LookFields implements Omit<LookSettings, 'pictures'> {
  @Field(() => Int, {
    nullable: true,
    description:
      'Hue of the accent colours, in degrees from 0 to 359; null for that of the demonstration studio.',
  })
  hue?: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the uploaded logo; null for the name of the studio in its place.',
  })
  logoId?: string | null;
}

const PICTURES = `Pictures of the studio, at most one for each of the ${PLACES.length} places.`;

@ObjectType('StudioLook', { description: 'Colour, logo and pictures of the site.' })
export class StudioLookType extends LookFields implements LookSettings {
  @Field(() => [SitePictureType], { description: PICTURES })
  pictures!: SitePictureType[];

  @Field(() => Boolean, {
    description: 'Whether pictures and icons are being made; until then, pages show the former ones.',
  })
  isBeingMade!: boolean;

  @Field(() => Int, { description: VERSION })
  version!: number;
}

@Validated(lookForm)
@InputType({ description: 'All of it.' })
export class UpdateStudioLookInput extends LookFields implements LookSettings {
  @Field(() => [SitePictureInput], { description: PICTURES })
  pictures!: SitePictureInput[];

  @Field(() => Int, { description: EXPECTED_VERSION })
  expectedVersion!: number;
}
