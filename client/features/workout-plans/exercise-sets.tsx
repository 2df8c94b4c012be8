import { useId, useState, type KeyboardEvent } from 'react';
import { parseNumber } from '#common/clean-text';
import { trainedExerciseForm } from '#common/workout-plans/trained-exercise.form';
import { VisuallyHidden } from '../../components/visually-hidden';
import { formatLoad } from '../../lib/format-load';
import { trainingContent } from './training.content';
import classes from './exercise-sets.module.css';

const { sets: setTexts, load: loadTexts } = trainingContent;

/** A member's notes on an exercise of a plan. */
export interface NotedExercise {
  /** Numbers of the sets that are done, ascending, starting at 1. */
  doneSets: number[];
  loadKg: number | null;
}

interface ExerciseSetsProps {
  /** Name of the exercise. */
  name: string;
  sets: number;
  isInCircuit: boolean;
  /** Whether the exercise is done with a weight. */
  hasLoad: boolean;
  noted: NotedExercise;
  /** Load of the last time; null if there was none. */
  lastLoadKg: number | null;
  onChange: (noted: NotedExercise) => void;
}

/** A tick for each set of an exercise, and its load. */
export function ExerciseSets({ name, sets, isInCircuit, noted, onChange, ...load }: ExerciseSetsProps) {
  const toggle = (set: number) => {
    const { doneSets } = noted;
    const others = doneSets.filter((one) => one !== set);
    onChange({
      ...noted,
      doneSets: others.length < doneSets.length ? others : [...others, set].sort((a, b) => a - b),
    });
  };
  return (
    <div className={classes.exercise}>
      <div className={classes.sets} role="group" aria-label={setTexts.group(name, isInCircuit)}>
        {Array.from({ length: sets }, (_, index) => index + 1).map((set) => (
          <label key={set} className={classes.set}>
            <input
              type="checkbox"
              aria-label={setTexts.set(set, isInCircuit)}
              checked={noted.doneSets.includes(set)}
              onChange={() => toggle(set)}
            />
            <span aria-hidden="true">{set}</span>
          </label>
        ))}
      </div>
      {load.hasLoad && (
        <LoadField
          name={name}
          loadKg={noted.loadKg}
          lastLoadKg={load.lastLoadKg}
          onChange={(loadKg) => onChange({ ...noted, loadKg })}
        />
      )}
    </div>
  );
}

interface LoadFieldProps extends Pick<ExerciseSetsProps, 'name' | 'lastLoadKg'> {
  loadKg: number | null;
  onChange: (loadKg: number | null) => void;
}

/** Notes the load when the field is left; what is not a load stays in it with a message. */
function LoadField({ name, loadKg, lastLoadKg, onChange }: LoadFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const note = () => {
    if (typed === null) return;
    const { data, error: refusal } = trainedExerciseForm.shape.loadKg.safeParse(parseNumber(typed));
    setError(refusal?.issues[0]?.message ?? null);
    if (refusal) return;
    setTyped(null);
    if (data !== loadKg) onChange(data ?? null);
  };
  const noteOnEnter = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') note();
  };
  const last = lastLoadKg === null ? null : loadTexts.last(formatLoad(lastLoadKg));
  return (
    <div className={classes.load}>
      <label htmlFor={id}>
        {loadTexts.label} <VisuallyHidden>{loadTexts.of(name)}</VisuallyHidden>
      </label>
      <input
        id={id}
        className={classes.field}
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        value={typed ?? (loadKg === null ? '' : formatLoad(loadKg))}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={note}
        onKeyDown={noteOnEnter}
        aria-invalid={error !== null || undefined}
        aria-describedby={error === null ? undefined : `${id}-error`}
      />
      <span aria-hidden="true">{loadTexts.unit}</span>
      {last !== null &&
        (loadKg === null && typed === null ? (
          <button type="button" className={classes.last} onClick={() => onChange(lastLoadKg)}>
            {last} <VisuallyHidden>{loadTexts.repeat(name)}</VisuallyHidden>
          </button>
        ) : (
          <span className={classes.last}>{last}</span>
        ))}
      {error !== null && (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
