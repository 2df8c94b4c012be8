import { Skeleton } from '../../components/skeleton';
import pageClasses from './membership-page.module.css';
import rowClasses from './orders-section.module.css';

/** Placeholder for the two cards. */
export const MembershipsSkeleton = () => (
  <Skeleton>
    <div className={pageClasses.cards}>
      <span data-bone="block" className={pageClasses.bone} />
      <span data-bone="block" className={pageClasses.bone} />
    </div>
  </Skeleton>
);

/** Placeholder for the first orders. */
export const OrdersSkeleton = () => (
  <Skeleton>
    <div className={rowClasses.list}>
      <span data-bone="title" />
      <span data-bone="line" />
      <span data-bone="title" />
      <span data-bone="line" />
    </div>
  </Skeleton>
);
