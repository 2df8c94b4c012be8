import { updateSchema } from 'cm6-graphql';
import { useEffect, useState } from 'react';
import { DeveloperHeader } from '../developer-header';
import { AnswerPane } from './answer-pane';
import { queryEditor, variablesEditor } from './editor-extensions';
import { explorerContent as content } from './explorer.content';
import type { Example } from './examples';
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
  const query = useEditor(
    (onRun) => queryEditor({ label: content.editor.query, onRun, onShowType: setShownType }),
    run,
  );
  const variables = useEditor((onRun) => variablesEditor({ label: content.editor.variables, onRun }), run);
  useEffect(() => {
    if (query.view && typeof schema === 'object') updateSchema(query.view, schema);
  }, [query.view, schema]);

  function run() {
    void send(written);
  }

  function written() {
    const cursor = query.view?.state.selection.main.head ?? 0;
    return writtenOperation({ query: textOf(query.view), variables: textOf(variables.view), cursor });
  }

  function showExample(example: Example) {
    setNotice('');
    replaceText(query.view, example.query);
    replaceText(variables.view, example.variables ? JSON.stringify(example.variables, null, 2) : '');
  }

  function format() {
    try {
      replaceText(query.view, formatted(textOf(query.view)));
      setNotice('');
    } catch (error) {
      setNotice((error as Error).message);
    }
  }

  return (
    <>
      <DeveloperHeader studioName={studioName} texts={content.header} other="/api/docs" />
      <main className={classes.layout}>
        <div className={classes.writing}>
          <Toolbar
            onExample={showExample}
            onRun={run}
            onFormat={format}
            isRunning={answer.kind === 'running'}
          />
          <p role="status" className={classes.notice}>
            {notice}
          </p>
          <div ref={query.place} className={classes.editor} />
          <p className={classes.hint}>{content.editor.hint}</p>
          <h2>{content.editor.variables}</h2>
          <div ref={variables.place} className={`${classes.editor} ${classes.variables}`} />
          <Sender credentials={credentials} />
        </div>
        <AnswerPane state={answer} />
        <SchemaPane schema={schema} onRetry={reloadSchema} shownType={shownType} onShow={setShownType} />
      </main>
    </>
  );
}
