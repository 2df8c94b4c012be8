import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import card from '../../../components/form-card.module.css';
import type { TabProps } from '../admin-tab';
import { FIGURE, FIGURE_IDS, figureDefinitions, type FigureId } from './definitions';
import classes from './figures-tab.module.css';
import { figuresContent as content } from './figures.content';

/** Definitions of the figures on the tabs of the current user, scrolled to the one in the address. */
export function FiguresTab({ title, tabs }: TabProps) {
  const [address] = useSearchParams();
  const named = address.get(FIGURE);
  useEffect(() => {
    if (named) document.getElementById(headingId(named))?.focus();
  }, [named]);
  const sections = tabs.flatMap(({ id, title: name }) => {
    const figures = FIGURE_IDS.filter((figure) => figureDefinitions[figure].tab === id);
    return figures.length > 0 ? [{ id, name, figures }] : [];
  });
  return (
    <div className={classes.tab}>
      <header>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{content.lead()}</p>
      </header>
      {sections.map(({ id, name, figures }) => (
        <section key={id} aria-labelledby={`figures-${id}`} className={classes.section}>
          <h2 id={`figures-${id}`}>{name}</h2>
          <ul>
            {figures.map((figure) => (
              <Figure key={figure} id={figure} isNamed={figure === named} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const headingId = (figure: string) => `figure-${figure}`;

function Figure({ id, isNamed }: { id: FigureId; isNamed: boolean }) {
  const { name, definition, rows, days } = figureDefinitions[id];
  const facts = { definition, rows, days };
  return (
    <li className={`${card.card} ${classes.figure}`} data-named={isNamed || undefined}>
      <h3 id={headingId(id)} tabIndex={-1}>
        {name}
      </h3>
      <dl>
        {(Object.keys(facts) as (keyof typeof facts)[]).map((fact) => (
          <div key={fact}>
            <dt>{content.heads[fact]}</dt>
            <dd>{facts[fact]}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
