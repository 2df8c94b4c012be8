import type { DescribedValue } from '#common/open-api';
import { Described } from '../described';
import { apiDocsContent as content } from './api-docs.content';
import { kindOf } from './described-calls';
import classes from './api-docs.module.css';

interface ValueTreeProps {
  value: DescribedValue;
  name?: string;
  /** Where it belongs, and whether it is required. */
  note?: string;
}

/** A value with its properties, or with those of its items if it is a list. */
export function ValueTree({ value, name, note }: ValueTreeProps) {
  const { properties, required = [] } = value.items ?? value;
  return (
    <>
      {name && <code className={classes.name}>{name}</code>}{' '}
      <span className={classes.kind}>{[kindOf(value), note].filter(Boolean).join(', ')}</span>
      {value.description && (
        <p>
          <Described text={value.description} />
        </p>
      )}
      {properties && (
        <ul className={classes.values}>
          {Object.entries(properties).map(([property, of]) => (
            <li key={property}>
              <ValueTree
                value={of}
                name={property}
                note={required.includes(property) ? content.required : content.optional}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
