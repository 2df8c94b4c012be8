import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ActionButton } from '../../../components/action-button';
import { FormAlert } from '../../../components/form-alert';
import { Skeleton } from '../../../components/skeleton';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { memberName } from '../members/member-name';
import { MemberPicker } from '../member-picker/member-picker';
import type { PickableMemberFragment } from '../member-picker/member-picker.generated';
import { usePickedMember } from '../member-picker/use-picked-member';
import { memberProgressContent as content } from './progress.content';
import classes from './progress-tab.module.css';
import { ProgressReport } from './progress-report';
import { useLoadProgress } from './use-load-progress';

/** The tab with the visits and workouts of the member in `?member=`. */
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
  /** Whether the member was picked here; otherwise the address named them, and their progress loads at once. */
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
    // `key={id}` has replaced the field that had the focus.
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
