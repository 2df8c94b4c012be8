import { skipToken } from '@apollo/client/react';
import { PLACES, type PicturePlace } from '#common/picture-places';
import { studio } from '#common/studio';
import { Badge } from '../../../../components/badge';
import { Button } from '../../../../components/button';
import { useUploadedPictureQuery } from '../../photos/photos.generated';
import { demonstrationAt } from './demonstration-pictures';
import { lookContent } from './look.content';
import type { ChosenPicture, LookValues } from './look-values';
import classes from './look.module.css';

const { pictures: texts } = lookContent;

interface PictureListProps {
  pictures: LookValues['pictures'];
  onEdit: (place: PicturePlace) => void;
  onReset: (place: PicturePlace) => void;
}

/** The places of the site that have a picture, and what each shows. */
export const PictureList = ({ pictures, onEdit, onReset }: PictureListProps) => (
  <section className={classes.part} aria-labelledby="look-pictures">
    <h3 id="look-pictures">{texts.title}</h3>
    <p>{texts.hint(studio.isOwn)}</p>
    <ul className={classes.places}>
      {PLACES.map((place) => (
        <Place
          key={place}
          place={place}
          chosen={pictures[place]}
          onEdit={() => onEdit(place)}
          onReset={() => onReset(place)}
        />
      ))}
    </ul>
  </section>
);

interface PlaceProps {
  place: PicturePlace;
  chosen: ChosenPicture | null;
  onEdit: () => void;
  onReset: () => void;
}

function Place({ place, chosen, onEdit, onReset }: PlaceProps) {
  const id = chosen?.pictureId;
  const { data } = useUploadedPictureQuery(id ? { variables: { id } } : skipToken);
  const name = texts.places[place];
  const about = (action: string) => ({ 'aria-label': texts.about(action, name), children: action });
  return (
    <li>
      {chosen ? (
        <img src={data?.uploadedPicture?.previewUrl} alt={chosen.alt} loading="lazy" />
      ) : (
        <Unreplaced place={place} />
      )}
      <div>
        <h4>{name}</h4>
        <Badge>{chosen ? texts.own : withoutOwn()}</Badge>
      </div>
      <div className={classes.actions}>
        <Button name={place} onClick={onEdit} {...about(chosen ? texts.edit : texts.replace)} />
        {chosen && <Button onClick={onReset} {...about(studio.isOwn ? texts.leaveOut : texts.reset)} />}
      </div>
    </li>
  );
}

const withoutOwn = () => (studio.isOwn ? texts.leftOut : texts.demonstration);

/** The picture of a place that the studio has not replaced. */
const Unreplaced = ({ place }: { place: PicturePlace }) =>
  studio.isOwn ? <span /> : <img src={demonstrationAt(place, 400)} alt="" loading="lazy" />;
