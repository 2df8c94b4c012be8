import { graphql } from 'graphql';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { setStudio } from '#common/studio';
import type {
  RenderApiDocs,
  RenderedPage,
  RenderExplorer,
  PageRequest,
  RenderBusyPage,
  RenderPage,
  SiteFacts,
} from '../server/ssr/client-entry';
import { loadCodeElement, type CodeFiles } from './before-hydration/inline-scripts';
import { findRenderAddress, operationsOf, resolvePath, withoutUnknownPanel } from './app/addresses';
import { App } from './app/app';
import { BusyPage } from './app/busy-page';
import { DeveloperHead } from './app/developer-head';
import { ApiDocsDocument, ExplorerDocument } from './app/developer-documents';
import { DocumentHead } from './app/document-head';
import type { SitePage } from './app/routes';
import { disallowedPaths, listedPages } from './app/sitemap-and-robots';
import { webManifest } from './app/web-manifest';
import { answerKey, type PageOperation } from './lib/page-data';
import { PAGE_STATE_ID, type PageState } from './lib/page-state';

export { findRenderAddress };

export const site: SiteFacts = {
  listedPages,
  disallowedPaths,
  manifest: (studio) => {
    setStudio(studio);
    return webManifest();
  },
};

/** How long the server waits for the data of a page, and then for its rendering, in milliseconds. */
export const RENDER_DEADLINE_MS = 2000;

/** Renders a page with its data; parts whose data fails show an error and let the user retry. */
export const render: RenderPage = async (request) => {
  const [pathname = ''] = request.address.split('?');
  const target = resolvePath(pathname);
  if (target.kind === 'redirect') return target;
  const { route } = target;
  const [page] = await Promise.all([answerPageQueries(route, request), route.preload()]);
  const same = withoutUnknownPanel(route, request.address, page.data);
  if (same !== undefined) return { kind: 'same', address: same };
  const rendered = await renderDocument(route, request, page.data);
  const errors = [...page.errors, ...rendered.errors];
  return errors.length === 0 ? rendered : { ...rendered, status: 503, errors };
};

export const renderBusyPage: RenderBusyPage = async ({ nonce, assetsOf, studio }) => {
  setStudio(studio);
  const { styles, styleText } = assetsOf([]);
  const head = <DocumentHead styles={styles} styleText={styleText} nonce={nonce} isForMembers={false} />;
  return markupOf(<BusyPage head={head} />);
};

export const renderExplorer: RenderExplorer = async ({ nonce, studio }, { script, styles }) => {
  setStudio(studio);
  const head = <DeveloperHead styles={styles} nonce={nonce} />;
  const markup = await markupOf(<ExplorerDocument head={head} />);
  return withTail(markup, `<script type="module" nonce="${nonce}" src="${script}"></script>`);
};

export const renderApiDocs: RenderApiDocs = async ({ nonce, studio, api, hasExplorer }, { styles }) => {
  setStudio(studio);
  const head = <DeveloperHead styles={styles} nonce={nonce} />;
  return markupOf(<ApiDocsDocument head={head} api={api} hasExplorer={hasExplorer} />);
};

/** Responses to the page's own queries, by key. Null for a query that failed: the page is rendered without its data. */
async function answerPageQueries(route: SitePage, request: PageRequest) {
  const operations = operationsOf(route, request.address);
  const answers = await Promise.all(operations.map((operation) => execute(operation, request)));
  return {
    data: Object.fromEntries(answers.map(({ key, data }) => [key, data])) as Record<string, unknown>,
    errors: answers.flatMap(({ errors }) => errors),
  };
}

async function execute(operation: PageOperation, { schema, context }: PageRequest) {
  const { document, variables } = operation;
  const key = answerKey(operation);
  try {
    const { data, errors = [] } = await withinDeadline(
      graphql({ schema, source: document.text, variableValues: variables, contextValue: context }),
    );
    return { key, data: errors.length > 0 ? null : data, errors: [...errors] as unknown[] };
  } catch (error) {
    return { key, data: null, errors: [error] };
  }
}

/** After the deadline a page is rendered without its data: a slow database must not delay it further. */
function withinDeadline<Answer>(work: Promise<Answer>): Promise<Answer> {
  const deadline = AbortSignal.timeout(RENDER_DEADLINE_MS);
  const missed = new Promise<never>((_, reject) => {
    deadline.addEventListener('abort', () => reject(deadline.reason as Error));
  });
  return Promise.race([work, missed]);
}

async function renderDocument(
  route: SitePage,
  request: PageRequest,
  pageData: PageState['pageData'],
): Promise<RenderedPage> {
  setStudio(request.studio);
  const errors: unknown[] = [];
  const { script, styles, styleText, preloads } = request.assetsOf(route.modules);
  const state: PageState = {
    publicUrl: request.publicUrl,
    studio: request.studio,
    renderedAt: request.renderedAt,
    entryScript: script,
    pageData,
  };
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={request.address}>
      <App
        state={state}
        head={
          <DocumentHead
            styles={styles}
            styleText={styleText}
            nonce={request.nonce}
            isForMembers={!route.ssr}
          />
        }
      />
    </StaticRouter>,
    {
      onError: (error) => void errors.push(error),
      signal: AbortSignal.timeout(RENDER_DEADLINE_MS),
      // By default, React moves large parts into place by script, so users without JavaScript would never see them.
      progressiveChunkSize: Infinity,
    },
  );
  const markup = await text(prelude);
  const tail = stateElement(state) + codeElement({ script, preloads }, request.nonce);
  return { kind: 'page', status: 200, html: withTail(markup, tail), errors };
}

const markupOf = async (document: ReactNode) => text((await prerenderToNodeStream(document)).prelude);

async function text(stream: NodeJS.ReadableStream): Promise<string> {
  let whole = '';
  stream.setEncoding('utf8');
  for await (const chunk of stream) whole += String(chunk);
  return whole;
}

function stateElement(state: PageState): string {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${PAGE_STATE_ID}">${json}</script>`;
}

const codeElement = (code: CodeFiles, nonce: string): string =>
  import.meta.env.PROD
    ? loadCodeElement(code, nonce)
    : `<script type="module" nonce="${nonce}" src="${code.script}"></script>`;

/** State and script go last in the body, so that they do not delay the first paint. */
function withTail(markup: string, tail: string): string {
  const end = markup.lastIndexOf('</body>');
  return markup.slice(0, end) + tail + markup.slice(end);
}
