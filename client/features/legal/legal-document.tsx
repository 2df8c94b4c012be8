import type { ShownText } from '#common/legal/shown-text';
import { dayOfVersion, numberOnDay } from '#common/legal/version-name';
import { LoadFailed } from '../../components/load-failed';
import { PageFrame } from '../../components/page-frame';
import { PageHead } from '../../components/page-head';
import { PageWithContents } from '../../components/page-with-contents';
import { formatDay } from '../../lib/format-day';
import { usePageAnswer, type PageDocument } from '../../lib/page-data';
import { LegalSection } from './legal-section';
import { legalContent as texts } from './legal.content';
import type { PrivacyQuery } from './legal.page.generated';
import classes from './legal-document.module.css';

interface LegalDocumentProps {
  document: PageDocument<PrivacyQuery>;
  path: string;
  title: string;
}

/** A legal text of the product, combined by the server with the studio's own text. */
export function LegalDocument({ document, path, title }: LegalDocumentProps) {
  const { data, retry } = usePageAnswer(document);
  if (!data)
    return (
      <PageFrame>
        <PageHead title={title} description={title} path={path} />
        <h1 tabIndex={-1}>{title}</h1>
        <LoadFailed message={texts.failed} onRetry={retry} />
      </PageFrame>
    );
  const { name, earlier, content } = data.legalText;
  const { description, lead, sections } = JSON.parse(content) as ShownText;
  return (
    <>
      <PageHead title={title} description={description} path={path} />
      <PageWithContents
        title={title}
        contents={sections}
        intro={
          <>
            <p className={classes.lead}>{lead}</p>
            <p className={classes.version}>
              {texts.versionOf} <VersionName name={name} />
            </p>
            {earlier.length > 0 && <EarlierVersions names={earlier} path={path} />}
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

/** "30 November 2026, no. 2" */
function VersionName({ name }: { name: string }) {
  const day = dayOfVersion(name);
  const number = numberOnDay(name);
  return (
    <>
      <time dateTime={day}>{formatDay(day)}</time>
      {number > 1 && texts.numberOnDay(number)}
    </>
  );
}

/** Links to earlier versions, to which earlier consents refer. */
const EarlierVersions = ({ names, path }: { names: readonly string[]; path: string }) => (
  <details className={classes.earlier}>
    <summary>{texts.earlier}</summary>
    <ul>
      {names.map((name) => (
        <li key={name}>
          <a href={`${path}/versions/${name}`}>
            <VersionName name={name} />
          </a>
        </li>
      ))}
    </ul>
  </details>
);
