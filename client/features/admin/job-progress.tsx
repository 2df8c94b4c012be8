import classes from './job-progress.module.css';

/** Progress of a job. */
export const JobProgress = ({ text, done, all }: { text: string; done: number; all: number }) => (
  <div className={classes.progress}>
    <progress aria-label={text} value={done} max={Math.max(all, 1)} />
    <p>{text}</p>
  </div>
);
