import type { GraphQLSchema } from 'graphql';
import { useState } from 'react';
import { Button } from '../../components/button';
import { TextField } from '../../components/text-field';
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
      <Entries title={content.queries} entries={queries} onShow={onShow} />
      <Entries title={content.mutations} entries={mutations} onShow={onShow} />
      {types.length > 0 && <h3>{content.types}</h3>}
      <ul className={classes.types}>
        {types.slice(0, SHOWN_MAX).map((name) => (
          <li key={name}>
            <TypeButton name={name} onShow={onShow} />
          </li>
        ))}
      </ul>
      {queries.length + mutations.length + types.length === 0 && <p>{content.nothing}</p>}
    </>
  );
}

/** Longer lists are narrowed by typing. */
const SHOWN_MAX = 60;

function TypePage({ schema, name, onShow }: { schema: GraphQLSchema; name: string; onShow: SchemaPaneProps['onShow'] }) {
  const type = schema.getType(name);
  const entries = type ? entriesOf(type) : [];
  const hasFields = entries.some((entry) => entry.type !== undefined);
  return (
    <>
      <Button onClick={() => onShow(null)}>{content.back}</Button>
      <h3 className={classes.typeName}>{name}</h3>
      {type?.description && <p>{type.description}</p>}
      <Entries title={hasFields ? content.fields : content.values} entries={entries} onShow={onShow} />
    </>
  );
}

type Show = (name: string) => void;

interface EntriesProps {
  title: string;
  entries: Entry[];
  onShow: Show;
}

const Entries = ({ title, entries, onShow }: EntriesProps) =>
  entries.length > 0 && (
    <>
      <h3>{title}</h3>
      <ul className={classes.entries}>
        {entries.slice(0, SHOWN_MAX).map((entry) => (
          <EntryItem key={entry.name} entry={entry} onShow={onShow} />
        ))}
      </ul>
      {entries.length > SHOWN_MAX && <p>{content.more(entries.length - SHOWN_MAX)}</p>}
    </>
  );

const EntryItem = ({ entry, onShow }: { entry: Entry; onShow: Show }) => (
  <li>
    <code>{entry.name}</code>
    {entry.typeName && <TypeButton name={entry.typeName} text={entry.type} onShow={onShow} />}
    {entry.description && <p>{entry.description}</p>}
    {entry.arguments.length > 0 && (
      <ul aria-label={content.arguments} className={classes.arguments}>
        {entry.arguments.map((argument) => (
          <EntryItem key={argument.name} entry={argument} onShow={onShow} />
        ))}
      </ul>
    )}
  </li>
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
