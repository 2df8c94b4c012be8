import { updateSchema } from 'cm6-graphql';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { DeveloperHeader } from '../developer-header';
import { AnswerPane } from './answer-pane';
import { queryEditor, variablesEditor } from './editor-extensions';
import { explorerContent as content } from './explorer.content';
import type { Example } from './example';
import { formatted } from './formatted';
import { SchemaPane } from './schema-pane';
import { Sender } from './sender';
import { Toolbar } from './toolbar';
import { useAnswer } from './use-answer';
import { useCredentials } from './use-credentials';
import { replaceText, textOf, useEditor } from './use-editor';
import { useSchema } from './use-schema';
import { writtenOperation } from './written-operation';
import classes from './explorer.module.css';

/** Writes, sends and explains operations of the GraphQL API. */
export function Explorer({ studioName }: { studioName: string }) {
  const credentials = useCredentials(content.answer.loggedOut);
  const [schema, reloadSchema] = useSchema();
  const [shownType, setShownType] = useState<string | null>(null);
  const [answer, send] = useAnswer(credentials.token);
  const [notice, setNotice] = useState('');
  const { place: queryPlace, view: query } = useEditor(() =>
    queryEditor({ label: content.editor.query, onShowType: setShownType }),
  );
  const { place: variablesPlace, view: variables } = useEditor(() =>
    variablesEditor(content.editor.variables),
  );
  useEffect(() => {
    if (typeof schema === 'object') updateSchema(query, schema);
  }, [query, schema]);

  function run() {
    void send(written);
  }

  function written() {
    const cursor = query.state.selection.main.head;
    return writtenOperation({ query: textOf(query), variables: textOf(variables), cursor });
  }

  /** Runs in the capture phase: the editor would take these keys for a new line. */
  function runByKeys(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  }

  function showExample(example: Example) {
    setNotice('');
    replaceText(query, example.query);
    replaceText(variables, example.variables ? JSON.stringify(example.variables, null, 2) : '');
  }

  function format() {
    try {
      replaceText(query, formatted(textOf(query)));
      setNotice('');
    } catch (error) {
      setNotice((error as Error).message);
    }
  }

  return (
    <>
      <DeveloperHeader studioName={studioName} texts={content.header} other="/api/docs" />
      <main className={classes.layout}>
        <div className={classes.writing} onKeyDownCapture={runByKeys}>
          <Toolbar
            onExample={showExample}
            onRun={run}
            onFormat={format}
            isRunning={answer.kind === 'running'}
          />
          <p role="status" className={classes.notice}>
            {notice}
          </p>
          <div ref={queryPlace} className={classes.editor} />
          <p className={classes.hint}>{content.editor.hint}</p>
          <h2>{content.editor.variables}</h2>
          <div ref={variablesPlace} className={`${classes.editor} ${classes.variables}`} />
          <Sender credentials={credentials} />
        </div>
        <AnswerPane state={answer} />
        <SchemaPane schema={schema} onRetry={reloadSchema} shownType={shownType} onShow={setShownType} />
      </main>
    </>
  );
}
