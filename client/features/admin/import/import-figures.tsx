import { importContent } from './import.content';
import classes from './import.module.css';

interface ImportFiguresProps<Name extends string> {
  names: Record<Name, string>;
  hints: NoInfer<Record<Name, string>>;
  counts: NoInfer<Record<Name, number>>;
}

/** Numbers of rows, each with what it counts. */
export const ImportFigures = <Name extends string>({ names, hints, counts }: ImportFiguresProps<Name>) => (
  <dl className={classes.figures}>
    {(Object.keys(names) as Name[]).map((name) => (
      <div key={name}>
        <dt>{names[name]}</dt>
        <dd>
          <strong>{importContent.number(counts[name])}</strong>
          <span className={classes.more}>{hints[name]}</span>
        </dd>
      </div>
    ))}
  </dl>
);
