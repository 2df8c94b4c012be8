import { IconCheck } from '@tabler/icons-react';
import { Section } from '../../components/section';
import { whyJoinContent } from './why-join.content';
import classes from './why-join-offers.module.css';

const { offersTitle, offers } = whyJoinContent;

export function WhyJoinOffers() {
  const lists = offers();
  if (lists.length === 0) return null;
  return (
    <Section labelledBy="offers" tone="sunken">
      <h2 id="offers">{offersTitle}</h2>
      <div className={classes.lists}>
        {lists.map(([title, items]) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>
                  <IconCheck aria-hidden="true" size={20} stroke={1.75} />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
