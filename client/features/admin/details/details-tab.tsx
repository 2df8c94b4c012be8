import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QueryBoundary } from '../../../components/query-boundary';
import { Skeleton } from '../../../components/skeleton';
import type { Notice } from '../../../lib/use-action';
import { adminContent } from '../admin.content';
import { MemberPicker } from '../member-picker/member-picker';
import { useEditedMemberQuery } from './details.generated';
import { detailsContent } from './details.content';
import classes from './details.module.css';
import { MemberForm } from './member-form';
import type { MemberFormSettings } from './use-member-form';
import { useNextMember } from './use-next-member';

const { lead, member, empty, notFound, next: texts } = detailsContent;

/** The tab in which staff change the details of the member in `?member=`. */
export function DetailsTab({ title }: { title: string }) {
  const [address, setAddress] = useSearchParams();
  const id = address.get('member');
  const query = useEditedMemberQuery({
    variables: { id: id ?? '' },
    fetchPolicy: id === null ? 'standby' : 'cache-and-network',
  });
  const user = query.data?.user;
  const nextMember = useNextMember();
  const [arrival, setArrival] = useState<{ id: string; notice: Notice } | null>(null);
  const openNext: MemberFormSettings['onNext'] = async (from, outcome) => {
    try {
      const next = await nextMember(from);
      if (next === null) return texts.last(outcome);
      setArrival({ id: next, notice: { message: outcome } });
      setAddress({ tab: 'edit', member: next });
      return null;
    } catch {
      return texts.failed(outcome);
    }
  };
  return (
    <div className={classes.tab}>
      <header>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{lead}</p>
      </header>
      <div className={classes.picker}>
        <MemberPicker
          label={member}
          selected={user ?? null}
          onPick={(picked) => {
            setArrival(null);
            setAddress({ tab: 'edit', member: picked.id });
          }}
        />
      </div>
      {id === null ? (
        <section className={classes.empty}>
          <h2>{empty.title}</h2>
          <p>{empty.hint}</p>
        </section>
      ) : (
        <QueryBoundary key={id} query={query} loading={<FormSkeleton />} failed={adminContent.loadFailed}>
          {({ user: found }) =>
            found ? (
              <MemberForm
                key={found.id}
                member={found}
                arrival={arrival?.id === found.id ? arrival.notice : null}
                onNext={openNext}
              />
            ) : (
              <p role="alert">{notFound}</p>
            )
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
