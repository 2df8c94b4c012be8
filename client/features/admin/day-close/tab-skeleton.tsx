import { Skeleton } from '../../../components/skeleton';

export const TabSkeleton = () => (
  <Skeleton>
    <span data-bone="line" />
    <span data-bone="block" />
  </Skeleton>
);
