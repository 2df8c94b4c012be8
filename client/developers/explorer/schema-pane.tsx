import type { GraphQLSchema } from 'graphql';
import { useState } from 'react';
import { Button } from '../../components/button';
import { TextField } from '../../components/text-field';
import { Described } from '../described';
import { explorerContent } from './explorer.content';
import { entriesOf, entriesWith, type Entry } from './schema-entries';
import type { SchemaState } from './use-schema';
import classes from './explorer.module.css';

const content = explorerContent.docs;

interface SchemaPaneProps {
  schema: SchemaState;
  onRetry: () => void;
  /** Name of the type that is shown; null for the list of operations. */
  shownType: string | null;
  onShow: (name: string | null) => void;
}

/** The documentation of the schema. */
export const SchemaPane = ({ schema, onRetry, ...shown }: SchemaPaneProps) => (
  <section className={classes.docs} aria-labelledby="docs-title">
    <h2 id="docs-title">{content.title}</h2>
    {schema === 'loading' && <p role="status">{content.loading}</p>}
    {schema === 'failed' && (
      <>
        <p role="alert">{content.failed}</p>
        <Button onClick={onRetry}>{content.again}</Button>
      </>
    )}
    {typeof schema === 'object' && <Documentation schema={schema} {...shown} />}
  </section>
);

interface DocumentationProps extends Pick<SchemaPaneProps, 'shownType' | 'onShow'> {
  schema: GraphQLSchema;
}

function Documentation({ schema, shownType, onShow }: DocumentationProps) {
  const [search, setSearch] = useState('');
  if (shownType !== null) return <TypePage schema={schema} name={shownType} onShow={onShow} />;
  const { queries, mutations, types } = entriesWith(schema, search);
  return (
    <>
      <TextField
        label={content.search}
        type="search"
        autoComplete="off"
        spellCheck={false}
        required={false}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Entries title={content.queries} entries={queries} isFolded onShow={onShow} />
      <Entries title={content.mutations} entries={mutations} isFolded onShow={onShow} />
      {types.length > 0 && <h3>{content.types}</h3>}
      <ul className={classes.types}>
        {types.map((name) => (
          <li key={name}>
            <TypeButton name={name} onShow={onShow} />
          </li>
        ))}
      </ul>
      {queries.length + mutations.length + types.length === 0 && <p>{content.nothing}</p>}
    </>
  );
}

function TypePage({
  schema,
  name,
  onShow,
}: {
  schema: GraphQLSchema;
  name: string;
  onShow: SchemaPaneProps['onShow'];
}) {
  const type = schema.getType(name);
  const entries = type ? entriesOf(type) : [];
  const hasFields = entries.some((entry) => entry.type !== undefined);
  return (
    <>
      <Button onClick={() => onShow(null)}>{content.back}</Button>
      <h3 className={classes.typeName}>{name}</h3>
      {type?.description && (
        <p>
          <Described text={type.description} />
        </p>
      )}
      <Entries title={hasFields ? content.fields : content.values} entries={entries} onShow={onShow} />
    </>
  );
}

type Show = (name: string) => void;

interface EntriesProps {
  title: string;
  entries: Entry[];
  /** Whether only their names are shown at first. */
  isFolded?: boolean;
  onShow: Show;
}

const Entries = ({ title, entries, isFolded = false, onShow }: EntriesProps) =>
  entries.length > 0 && (
    <>
      <h3>{title}</h3>
      <ul className={classes.entries}>
        {entries.map((entry) => (
          <li key={entry.name}>
            {isFolded ? (
              <details>
                <summary>
                  <code>{entry.name}</code>
                </summary>
                <EntryText entry={entry} onShow={onShow} />
              </details>
            ) : (
              <>
                <code>{entry.name}</code>
                <EntryText entry={entry} onShow={onShow} />
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );

const EntryText = ({ entry, onShow }: { entry: Entry; onShow: Show }) => (
  <>
    {entry.typeName && <TypeButton name={entry.typeName} text={entry.type} onShow={onShow} />}
    {entry.description && (
      <p>
        <Described text={entry.description} />
      </p>
    )}
    {entry.arguments.length > 0 && (
      <ul aria-label={content.arguments} className={classes.arguments}>
        {entry.arguments.map((argument) => (
          <li key={argument.name}>
            <code>{argument.name}</code>
            <EntryText entry={argument} onShow={onShow} />
          </li>
        ))}
      </ul>
    )}
  </>
);

interface TypeButtonProps {
  name: string;
  text?: string | undefined;
  onShow: Show;
}

const TypeButton = ({ name, text = name, onShow }: TypeButtonProps) => (
  <button type="button" className={classes.type} onClick={() => onShow(name)}>
    {text}
  </button>
);
