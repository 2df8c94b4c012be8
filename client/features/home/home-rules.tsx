import { IconChevronDown } from '@tabler/icons-react';
import { Section } from '../../components/section';
import { ruleLists, rulesTitle } from './rules.content';
import classes from './home-rules.module.css';

export function HomeRules() {
  const lists = ruleLists().filter(([, rules]) => rules.length > 0);
  if (lists.length === 0) return null;
  return (
    <Section labelledBy="rules">
      <h2 id="rules">{rulesTitle}</h2>
      <div className={classes.lists}>
        {lists.map(([title, rules]) => (
          <div key={title}>
            <h3>{title}</h3>
            {rules.map(([rule, text]) => (
              <details key={rule}>
                <summary>
                  {rule}
                  <IconChevronDown aria-hidden="true" size={20} stroke={1.75} />
                </summary>
                <p>{text}</p>
              </details>
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}
