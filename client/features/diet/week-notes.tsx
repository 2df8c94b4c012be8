import { weekPlanContent } from './week-plan.content';
import classes from './week-plan.module.css';

const { notes, advice } = weekPlanContent;

export const WeekNotes = () => (
  <div className={classes.notes}>
    <p>
      <strong>{advice}</strong>
    </p>
    <ul>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  </div>
);
