import { IconChevronDown } from '@tabler/icons-react';
import { enumValue } from '#common/enum-names';
import { LOADED_EQUIPMENT } from '#common/exercises/exercises';
import { roundsOf } from '#common/workout-plans/amounts';
import { itemsOf } from '#common/workout-plans/plan-days';
import { Badge } from '../../components/badge';
import { ExerciseSets } from './exercise-sets';
import type { PlanDayFragment } from './plan-day.generated';
import { shortDayName, anchorOf, dateOf } from './plan-days';
import { PlanItem } from './plan-item';
import type { PlanItemFragment } from './plan-item.generated';
import { useIsDone, useNoted, type ExercisePlace, type Training } from './use-training';
import { workoutPlansContent } from './workout-plans.content';
import classes from './plan-day.module.css';

const { plan: content, saved: savedContent } = workoutPlansContent;

/** The progress of a saved plan, shown with its days. */
export interface Schedule {
  /** Id of the saved plan. */
  id: string;
  startsOn: string;
  /** Number of today's day, from 1; outside the plan's days before it starts and after it has ended. */
  today: number;
  training: Training;
}

interface PlanDayProps {
  day: PlanDayFragment;
  schedule: Schedule | null;
  /** Whether the day is initially expanded. */
  isInitiallyOpen: boolean;
}

/** A day of a plan: a summary line that expands to the exercises. */
export const PlanDay = ({ day, schedule, isInitiallyOpen }: PlanDayProps) => (
  <li id={anchorOf(day.day)} className={classes.day} data-today={schedule?.today === day.day || undefined}>
    {schedule && <Tick day={day} training={schedule.training} />}
    {day.kind === 'REST' ? (
      <div className={classes.line} data-rest>
        <DayLine day={day} schedule={schedule} />
      </div>
    ) : (
      <details className={classes.details} open={isInitiallyOpen}>
        <summary className={classes.line}>
          <DayLine day={day} schedule={schedule} />
          <IconChevronDown aria-hidden="true" size={20} stroke={1.75} className={classes.arrow} />
        </summary>
        <DayBlocks day={day} schedule={schedule} />
      </details>
    )}
  </li>
);

function Tick({ day: { day, kind, title }, training }: { day: PlanDayFragment; training: Training }) {
  const isDone = useIsDone(training, day);
  if (kind === 'REST') return <span className={classes.tick} />;
  return (
    <label className={classes.tick}>
      <input
        type="checkbox"
        aria-label={savedContent.tick(day, title)}
        checked={isDone}
        onChange={() => training.toggle(day)}
      />
    </label>
  );
}

function DayLine({
  day: { day, kind, title, minutes, note },
  schedule,
}: Omit<PlanDayProps, 'isInitiallyOpen'>) {
  const date = dateOf(schedule?.startsOn ?? null, day);
  const isRest = kind === 'REST';
  return (
    <span className={classes.words}>
      <span className={classes.number}>
        {content.day(day)}
        {date && `, ${shortDayName(date)}`}{' '}
        {schedule?.today === day && <Badge tone="info">{content.today}</Badge>}
      </span>
      <span className={classes.title}>{title}</span>
      {!isRest && (
        <span className={classes.facts}>
          {content.kinds[kind]} <span aria-hidden="true">·</span> {content.minutes(minutes)}
        </span>
      )}
      {isRest && note && <span className={classes.facts}>{note}</span>}
    </span>
  );
}

const DayBlocks = ({ day: { day, note, blocks }, schedule }: Omit<PlanDayProps, 'isInitiallyOpen'>) => (
  <div className={classes.blocks}>
    {note && <p className={classes.note}>{note}</p>}
    {blocks.map((block, index) => (
      <section key={block.kind} className={classes.block}>
        <h4>
          {block.title} <span>{content.minutes(block.minutes)}</span>
          {block.isCircuit && <Badge>{roundsOf(block.items)}</Badge>}
        </h4>
        {block.note && <p className={classes.blockNote}>{block.note}</p>}
        <ul>
          {block.items.map((item, indexInBlock) => (
            <PlanItem
              key={indexInBlock}
              item={item}
              isInCircuit={block.isCircuit}
              place={{ planId: schedule?.id ?? null, day }}
            >
              {schedule && (
                <ItemSets
                  item={item}
                  isInCircuit={block.isCircuit}
                  place={{ day, position: itemsBefore(blocks, index) + indexInBlock + 1 }}
                  training={schedule.training}
                />
              )}
            </PlanItem>
          ))}
        </ul>
      </section>
    ))}
  </div>
);

const itemsBefore = (blocks: PlanDayFragment['blocks'], index: number): number =>
  itemsOf({ blocks: blocks.slice(0, index) }).length;

interface ItemSetsProps {
  item: PlanItemFragment;
  isInCircuit: boolean;
  place: ExercisePlace;
  training: Training;
}

function ItemSets({ item, isInCircuit, place, training }: ItemSetsProps) {
  const { name, sets, exercise } = item;
  const noted = useNoted(training, place);
  return (
    <ExerciseSets
      name={name}
      sets={sets}
      isInCircuit={isInCircuit}
      hasLoad={exercise !== null && LOADED_EQUIPMENT.has(enumValue(exercise.equipment))}
      noted={noted}
      lastLoadKg={exercise && training.lastLoadBefore(place.day, exercise.id)}
      onChange={(change) => training.note(place, item, change)}
    />
  );
}
