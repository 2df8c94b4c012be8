import { PageHead } from '../../components/page-head';
import { PageWithContents } from '../../components/page-with-contents';
import { formatDay } from '../../lib/format-day';
import { currentValue, type LegalDocumentContent } from './legal-content';
import { LegalSection } from './legal-section';
import classes from './legal-document.module.css';

interface LegalDocumentProps {
  content: LegalDocumentContent;
  path: string;
}

export function LegalDocument({ content, path }: LegalDocumentProps) {
  const { title, description, lead, version, sections } = content;
  return (
    <>
      <PageHead title={title} description={currentValue(description)} path={path} />
      <PageWithContents
        title={title}
        contents={sections}
        intro={
          <>
            <p className={classes.lead}>{currentValue(lead)}</p>
            <p className={classes.version}>
              Last updated <time dateTime={version}>{formatDay(version)}</time>
            </p>
          </>
        }
      >
        {sections.map((section) => (
          <LegalSection key={section.id} section={section} />
        ))}
      </PageWithContents>
    </>
  );
}
