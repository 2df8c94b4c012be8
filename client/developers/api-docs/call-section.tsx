import type { DescribedParameter } from '#common/open-api';
import { Described } from '../described';
import { apiDocsContent as content } from './api-docs.content';
import type { Call } from './described-calls';
import { ValueTree } from './value-tree';
import classes from './api-docs.module.css';

/** One call, with all that it takes and answers. */
export const CallSection = ({ call }: { call: Call }) => (
  <article className={classes.call} aria-labelledby={call.operationId}>
    <h3 id={call.operationId}>
      <span className={classes.method}>{call.method}</span> <code>{call.path}</code>
    </h3>
    <p>
      <Described text={`${call.description} ${accessOf(call)}`} />
    </p>
    {call.parameters.length > 0 && <Parameters parameters={call.parameters} />}
    {call.body && (
      <>
        <h4>{content.body}</h4>
        <ValueTree value={call.body} />
      </>
    )}
    <h4>{content.answers}</h4>
    <dl className={classes.answers}>
      {call.answers.map(({ status, description, content: body }) => (
        <div key={status}>
          <dt>{status}</dt>
          <dd>
            <Described text={description} />
            <AnswerBody status={status} body={body} />
          </dd>
        </div>
      ))}
    </dl>
    <h4>{content.try}</h4>
    <pre tabIndex={0} aria-label={content.curl(call.method, call.path)}>
      {call.curl}
    </pre>
  </article>
);

function accessOf({ security }: Call): string {
  const names = security.flatMap((one) => Object.keys(one));
  // An empty entry says that none is needed.
  if (names.length < security.length) return content.open;
  return content.send(names.map((name) => content.credentials[name] ?? name));
}

const Parameters = ({ parameters }: { parameters: DescribedParameter[] }) => (
  <>
    <h4>{content.parameters}</h4>
    <ul className={classes.values}>
      {parameters.map((parameter) => (
        <li key={parameter.name}>
          <ValueTree
            value={{ ...parameter.schema, description: parameter.description }}
            name={parameter.name}
            note={`${content.place[parameter.in]}, ${parameter.required ? content.required : content.optional}`}
          />
        </li>
      ))}
    </ul>
  </>
);

interface AnswerBodyProps {
  status: string;
  body: Call['answers'][number]['content'];
}

/** Omits errors, whose body is the same for all calls. */
function AnswerBody({ status, body = {} }: AnswerBodyProps) {
  if (!status.startsWith('2')) return null;
  return Object.entries(body).map(([type, { schema }]) => (
    <div key={type}>
      <code>{type}</code>
      {schema && <ValueTree value={schema} />}
    </div>
  ));
}
