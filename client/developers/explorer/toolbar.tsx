import { Button } from '../../components/button';
import { explorerContent as content } from './explorer.content';
import type { Example } from './example';
import { EXAMPLES } from './examples';
import classes from './explorer.module.css';

interface ToolbarProps {
  onExample: (example: Example) => void;
  onRun: () => void;
  onFormat: () => void;
  isRunning: boolean;
}

export const Toolbar = ({ onExample, onRun, onFormat, isRunning }: ToolbarProps) => (
  <div className={classes.toolbar}>
    <label>
      {content.example.label}
      <select
        defaultValue=""
        onChange={({ target }) => {
          const example = EXAMPLES.find(({ title }) => title === target.value);
          if (example) onExample(example);
        }}
      >
        <option value="" disabled>
          {content.example.none}
        </option>
        {(['public', 'key', 'session'] as const).map((group) => (
          <optgroup key={group} label={content.example.groups[group]}>
            {EXAMPLES.filter(({ access }) => access === group).map(({ title }) => (
              <option key={title}>{title}</option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
    <Button variant="primary" onClick={onRun} isBusy={isRunning} title={content.runHint}>
      {content.run}
    </Button>
    <Button onClick={onFormat}>{content.format}</Button>
  </div>
);
