import { IconInfoCircle } from '@tabler/icons-react';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { Link } from '../../../navigation/navigation';
import classes from '../admin-frame.module.css';
import { aboutFigure, figureDefinitions, type FigureId } from './definitions';
import { figuresContent as content } from './figures.content';

/** Links to the definition of a figure. */
export const AboutFigure = ({ id }: { id: FigureId }) => (
  <Link to={{ search: aboutFigure(id) }} className={classes.aboutFigure}>
    {content.about}
    <VisuallyHidden>: {figureDefinitions[id].name}</VisuallyHidden>
  </Link>
);

/** Links to the definition of a figure, in the corner of its tile. */
export const AboutTile = ({ id }: { id: FigureId }) => (
  <Link
    to={{ search: aboutFigure(id) }}
    className={classes.aboutTile}
    aria-label={content.aboutNamed(figureDefinitions[id].name)}
    title={content.about}
  >
    <IconInfoCircle aria-hidden="true" size={18} stroke={1.75} />
  </Link>
);
