import { useSearchParams } from 'react-router-dom';
import { QueryBoundary } from '../../../components/query-boundary';
import { Skeleton } from '../../../components/skeleton';
import { adminContent } from '../admin.content';
import { MemberPicker } from '../member-picker';
import { useEditedMemberQuery } from './details.generated';
import { detailsContent } from './details.content';
import classes from './details.module.css';
import { MemberForm } from './member-form';

const { lead, member, empty, notFound } = detailsContent;

/** The tab in which staff change the details of the member whom `?member=` names. */
export function DetailsTab() {
  const [address, setAddress] = useSearchParams();
  const id = address.get('member');
  const query = useEditedMemberQuery({
    variables: { id: id ?? '' },
    fetchPolicy: id === null ? 'standby' : 'cache-and-network',
  });
  const user = query.data?.user;
  return (
    <div className={classes.tab}>
      <header>
        <h1 tabIndex={-1}>{adminContent.tabs.edit}</h1>
        <p>{lead}</p>
      </header>
      <div className={classes.picker}>
        <MemberPicker
          label={member}
          selected={user ?? null}
          onPick={(picked) => setAddress({ tab: 'edit', member: picked.id })}
        />
      </div>
      {id === null ? (
        <section className={classes.empty}>
          <h2>{empty.title}</h2>
          <p>{empty.hint}</p>
        </section>
      ) : (
        <QueryBoundary
          key={id}
          query={{ ...query, previousData: undefined }}
          loading={<FormSkeleton />}
          failed={adminContent.loadFailed}
        >
          {({ user: found }) =>
            found ? <MemberForm key={found.id} member={found} /> : <p role="alert">{notFound}</p>
          }
        </QueryBoundary>
      )}
    </div>
  );
}

const FormSkeleton = () => (
  <Skeleton>
    <div className={classes.bones}>
      <span data-bone="block" />
      <span data-bone="block" />
    </div>
  </Skeleton>
);
