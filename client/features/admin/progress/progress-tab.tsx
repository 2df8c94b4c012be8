import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ActionButton } from '../../../components/action-button';
import { FormAlert } from '../../../components/form-alert';
import card from '../../../components/form-card.module.css';
import { Skeleton } from '../../../components/skeleton';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { formatMoment } from '../../../lib/format-moment';
import { ActivitySection } from '../../progress/activity-section';
import { StreakFacts } from '../../progress/streak-facts';
import { Link } from '../../../navigation/navigation';
import { AboutFigure } from '../figures/about-figure';
import { visitorSearch, weekSearch } from '../figures/tile-addresses';
import { memberName } from '../members/member-name';
import { MemberPicker } from '../member-picker/member-picker';
import type { PickableMemberFragment } from '../member-picker/member-picker.generated';
import { usePickedMember } from '../member-picker/use-picked-member';
import { memberProgressContent as content } from './progress.content';
import classes from './progress-tab.module.css';
import type { LatestActivityFragment } from './progress.generated';
import { useLoadProgress, type LoadedProgress } from './use-load-progress';

/** The tab with the visits and workouts of the member whom `?member=` names. */
export function ProgressTab({ title }: { title: string }) {
  const [address, setAddress] = useSearchParams();
  const [pickedId, setPickedId] = useState<string | null>(null);
  const id = address.get('member');
  const pick = (picked: PickableMemberFragment) => {
    setPickedId(picked.id);
    setAddress({ tab: 'progress', member: picked.id });
  };
  return (
    <div className={classes.tab}>
      <header>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{content.lead}</p>
      </header>
      <ProgressOfMember key={id} id={id} isPicked={id !== null && id === pickedId} onPick={pick} />
    </div>
  );
}

interface ProgressOfMemberProps {
  id: string | null;
  /** Whether the member was picked here; otherwise their progress was opened, and is loaded without a press of the button. */
  isPicked: boolean;
  onPick: (picked: PickableMemberFragment) => void;
}

function ProgressOfMember({ id, isPicked, onPick }: ProgressOfMemberProps) {
  const member = usePickedMember(id);
  const [isMissing, setIsMissing] = useState(false);
  const { load, loaded, isBusy, notice } = useLoadProgress(id ?? '');
  const loadButton = useRef<HTMLButtonElement>(null);
  const isAskedFor = id !== null && !isPicked;
  const start = useEffectEvent(() => {
    if (isAskedFor) load();
    // The field in which the member was picked is another one now, and this is the next step.
    if (isPicked) loadButton.current?.focus();
  });
  useEffect(() => start(), []);
  const isLoading = isBusy || (isAskedFor && !notice);
  return (
    <>
      <div className={classes.choice}>
        <div className={classes.picker}>
          <MemberPicker
            label={content.member}
            selected={member}
            onPick={onPick}
            error={isMissing ? content.memberMissing : undefined}
          />
        </div>
        <ActionButton
          ref={loadButton}
          aria-busy={isBusy}
          aria-disabled={isBusy || undefined}
          onClick={id === null ? () => setIsMissing(true) : load}
        >
          {content.load}
        </ActionButton>
      </div>
      <FormAlert notice={notice} />
      <div role="status">{loaded && <VisuallyHidden>{content.loaded(nameOf(member))}</VisuallyHidden>}</div>
      {loaded && id ? (
        <ProgressReport {...loaded} memberId={id} />
      ) : isLoading ? (
        <ReportSkeleton />
      ) : (
        <NothingLoaded />
      )}
    </>
  );
}

/** Totals, streaks, charts and the latest entries of a member. */
function ProgressReport({ progress, latest, memberId }: LoadedProgress & { memberId: string }) {
  const { visitCount, workoutCount, weeks, visits, workouts } = progress;
  return (
    <div className={classes.report}>
      <div className={classes.facts}>
        <section aria-labelledby="totals">
          <h2 id="totals">{content.totals}</h2>
          <dl className={classes.totals}>
            <div>
              <dt>{content.total.visits}</dt>
              <dd>
                <Link to={{ search: visitorSearch('attendance', memberId) }}>{visitCount}</Link>
              </dd>
            </div>
            <div>
              <dt>{content.total.workouts}</dt>
              <dd>
                <Link to={{ search: visitorSearch('workouts', memberId) }}>{workoutCount}</Link>
              </dd>
            </div>
          </dl>
          <AboutFigure id="memberActivities" />
        </section>
        <StreakFacts progress={progress} hint={content.streakHint} />
      </div>
      <div className={classes.pair}>
        <ActivitySection
          kind="visits"
          weeks={weeks}
          rate={visits}
          texts={content.visits}
          searchOf={(startsOn) => weekSearch('attendance', startsOn, memberId)}
        />
        <ActivitySection
          kind="workouts"
          weeks={weeks}
          rate={workouts}
          texts={content.workouts}
          searchOf={(startsOn) => weekSearch('workouts', startsOn, memberId)}
        />
      </div>
      {latest.length > 0 && <LatestEntries activities={latest} />}
    </div>
  );
}

const LatestEntries = ({ activities }: { activities: readonly LatestActivityFragment[] }) => (
  <section className={card.card} aria-labelledby="latest">
    <h2 id="latest">{content.latest}</h2>
    <ul className={classes.latest}>
      {activities.map(({ id, workout, happenedAt }) => (
        <li key={id}>
          <span>{workout ?? content.visit}</span>
          <time dateTime={happenedAt}>{formatMoment(happenedAt)}</time>
        </li>
      ))}
    </ul>
  </section>
);

const ReportSkeleton = () => (
  <Skeleton>
    <div className={classes.pair}>
      <span data-bone="block" className={classes.bone} />
      <span data-bone="block" className={classes.bone} />
    </div>
  </Skeleton>
);

const NothingLoaded = () => (
  <section className={classes.empty}>
    <h2>{content.empty.title}</h2>
    <p>{content.empty.hint}</p>
  </section>
);

const nameOf = (member: PickableMemberFragment | null): string => (member ? memberName(member) : '');
