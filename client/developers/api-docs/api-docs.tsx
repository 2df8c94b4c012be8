import { Fragment } from 'react';
import type { OpenApiDocument } from '#common/open-api';
import { studio } from '#common/studio';
import { DeveloperHeader } from '../developer-header';
import { apiDocsContent as content } from './api-docs.content';
import { CallSection } from './call-section';
import { callGroups } from './described-calls';
import { Described } from '../described';
import classes from './api-docs.module.css';

interface ApiDocsProps {
  api: OpenApiDocument;
  hasExplorer: boolean;
}

/** The description of the REST API as a page that needs no script. */
export function ApiDocs({ api, hasExplorer }: ApiDocsProps) {
  const groups = callGroups(api);
  const explorer = hasExplorer ? '/graphql' : null;
  return (
    <>
      <DeveloperHeader studioName={studio.name} texts={content.header} other={explorer} />
      <div className={classes.layout}>
        <nav aria-label={content.contents} className={classes.contents}>
          {groups.map(({ name, calls }) => (
            <Fragment key={name}>
              <a href={`#${name}`}>{name}</a>
              <ul>
                {calls.map(({ operationId, method, path }) => (
                  <li key={operationId}>
                    <a href={`#${operationId}`}>{content.call(method, path)}</a>
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
        </nav>
        <main className={classes.main}>
          <p>
            <Described text={api.info.description} />
          </p>
          <p>
            {content.machine} <a href={content.file}>{content.file}</a>
          </p>
          {groups.map(({ name, description, calls }) => (
            <section key={name} aria-labelledby={name}>
              <h2 id={name}>{name}</h2>
              <p>{description}</p>
              {calls.map((call) => (
                <CallSection key={call.operationId} call={call} />
              ))}
            </section>
          ))}
        </main>
      </div>
    </>
  );
}
