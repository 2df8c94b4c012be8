import type { ReactNode } from 'react';
import type { OpenApiDocument } from '#common/open-api';
import { studio } from '#common/studio';
import { ApiDocs } from '../developers/api-docs/api-docs';
import { apiDocsContent } from '../developers/api-docs/api-docs.content';
import { explorerContent } from '../developers/explorer/explorer.content';
import { EXPLORER_ID } from '../developers/explorer/explorer-id';
import { PAGE_STATE_ID } from '../lib/page-state';
import { HtmlDocument } from './html-document';

interface DeveloperDocumentProps {
  title: string;
  head: ReactNode;
  children: ReactNode;
}

const DeveloperDocument = ({ title, head, children }: DeveloperDocumentProps) => (
  <HtmlDocument head={head}>
    <title>{`${title} - ${studio.name}`}</title>
    {children}
    {/* The style sheet hides a page until this element, the last one, has arrived. */}
    <div id={PAGE_STATE_ID} hidden />
  </HtmlDocument>
);

/** The GraphQL explorer; its own script renders into the empty element. */
export const ExplorerDocument = ({ head }: { head: ReactNode }) => (
  <DeveloperDocument title={explorerContent.header.title} head={head}>
    <div id={EXPLORER_ID} data-studio={studio.name} />
    <noscript>{explorerContent.withoutScript}</noscript>
  </DeveloperDocument>
);

interface ApiDocsDocumentProps {
  head: ReactNode;
  api: OpenApiDocument;
  hasExplorer: boolean;
}

export const ApiDocsDocument = ({ head, api, hasExplorer }: ApiDocsDocumentProps) => (
  <DeveloperDocument title={apiDocsContent.header.title} head={head}>
    <ApiDocs api={api} hasExplorer={hasExplorer} />
  </DeveloperDocument>
);
