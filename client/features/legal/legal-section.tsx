import { Fragment } from 'react';
import type { ShownBlock, ShownPieces, ShownSection } from '#common/legal/shown-text';
import type { LinkedText } from '#common/linked-text';
import { InPageLink } from '../../components/in-page-link';
import { Link } from '../../navigation/navigation';
import { LegalTable } from './legal-table';
import classes from './legal-section.module.css';

/** One section; its heading links to itself, so that the link can be shared. */
export function LegalSection({ section }: { section: ShownSection }) {
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

function Block({ block }: { block: ShownBlock }) {
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

/** Text with its links. */
function LegalText({ text }: { text: ShownPieces }) {
  if (typeof text === 'string') return text;
  return text.map((piece, index) => (
    <Fragment key={index}>{typeof piece === 'string' ? piece : <LegalLink {...piece} />}</Fragment>
  ));
}

function LegalLink({ text, to }: LinkedText) {
  return to.startsWith('/') ? <Link to={to}>{text}</Link> : <a href={to}>{text}</a>;
}
