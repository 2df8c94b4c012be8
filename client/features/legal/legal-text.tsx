import { Fragment } from 'react';
import { Link } from '../../navigation/navigation';
import type { LegalText as Text, LinkedWords } from './legal-content';

/** Text with its links. */
export function LegalText({ text }: { text: Text }) {
  if (typeof text === 'string') return text;
  return text.map((piece, index) => (
    <Fragment key={index}>{typeof piece === 'string' ? piece : <LegalLink {...piece} />}</Fragment>
  ));
}

function LegalLink({ words, to }: LinkedWords) {
  return to.startsWith('/') ? <Link to={to}>{words}</Link> : <a href={to}>{words}</a>;
}
