import { useEffect } from 'react';
import { answerViewer } from './editor-extensions';
import { explorerContent } from './explorer.content';
import type { Answer } from './send-operation';
import type { AnswerState } from './use-answer';
import { replaceText, useEditor } from './use-editor';
import classes from './explorer.module.css';

const content = explorerContent.answer;

/** The last answer with its status, time, cost and errors. */
export function AnswerPane({ state }: { state: AnswerState }) {
  const { place, view } = useEditor(() => answerViewer(explorerContent.editor.answer));
  const answer = state.kind === 'answered' ? state.answer : null;
  useEffect(() => replaceText(view, answer?.text ?? ''), [view, answer]);
  return (
    <section className={classes.answer} aria-labelledby="answer-title">
      <h2 id="answer-title">{explorerContent.editor.answer}</h2>
      <p role="status" className={classes.facts}>
        {factsOf(state)}
      </p>
      {state.kind === 'failed' && (
        <p role="alert" className={classes.problem}>
          {state.message}
        </p>
      )}
      {answer && answer.problems.length > 0 && <Problems problems={answer.problems} />}
      <div ref={place} className={classes.editor} />
    </section>
  );
}

function factsOf(state: AnswerState): string {
  if (state.kind === 'none') return content.none;
  if (state.kind === 'running') return content.running;
  if (state.kind === 'failed') return '';
  const { status, ms, cost } = state.answer;
  const facts = content.facts(status, ms);
  return cost ? `${facts} · ${content.cost(cost.requested, cost.remaining)}` : facts;
}

const Problems = ({ problems }: Pick<Answer, 'problems'>) => (
  <ul role="alert" aria-label={content.errors} className={classes.problems}>
    {problems.map(({ message, detail }) => (
      <li key={message + detail} className={classes.problem}>
        {message} <span>{detail}</span>
      </li>
    ))}
  </ul>
);
