import { InPageLink } from '../../components/in-page-link';
import type { LegalBlock, LegalSectionContent } from './legal-content';
import { LegalTable } from './legal-table';
import { LegalText } from './legal-text';
import classes from './legal-section.module.css';

/** One section; its heading links to itself, so that the link can be shared. */
export function LegalSection({ section }: { section: LegalSectionContent }) {
  return (
    <section className={classes.section} aria-labelledby={section.id}>
      <h2 id={section.id} tabIndex={-1}>
        <InPageLink to={section.id}>{section.title}</InPageLink>
      </h2>
      {section.blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </section>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === 'table') return <LegalTable table={block.table} />;
  if (block.kind === 'text') {
    return (
      <p>
        <LegalText text={block.text} />
      </p>
    );
  }
  return (
    <ul>
      {block.items.map((item, index) => (
        <li key={index}>
          <LegalText text={item} />
        </li>
      ))}
    </ul>
  );
}
