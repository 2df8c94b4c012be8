import { Link } from '../../../navigation/navigation';
import { AboutFigure } from '../figures/about-figure';
import { bookedSearch } from '../figures/tile-addresses';
import { dayCloseContent } from './day-close.content';
import classes from './day-close-tab.module.css';

interface BookedOrdersProps {
  /** The days that are closed together. */
  days: { coversFrom: string; day: string };
}

/** Links to the orders whose payments and refunds are expected, and to the definition of that figure. */
export const BookedOrders = ({ days: { coversFrom, day } }: BookedOrdersProps) => (
  <p className={classes.buttons}>
    <Link to={{ search: bookedSearch({ from: coversFrom, to: day }) }}>{dayCloseContent.orders}</Link>
    <AboutFigure id="expectedMoney" />
  </p>
);
