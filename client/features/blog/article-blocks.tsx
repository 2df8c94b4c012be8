import { lineOf } from '#common/articles/body';
import { Picture } from '../../components/picture';
import { Link } from '../../navigation/navigation';
import type { ArticleBodyBlockFragment } from './blog.generated';
import classes from './article-body.module.css';

type Block = ArticleBodyBlockFragment;
type Span = Block['spans'][number];

const SOURCES = /^Sources: /;
const LISTS = { BULLET: 'ul', NUMBER: 'ol' } as const;

const isItem = (type: string): type is keyof typeof LISTS => type in LISTS;

/** The blocks of an article; consecutive items form a list. */
export const ArticleBlocks = ({ blocks }: { blocks: readonly Block[] }) =>
  runsOf(blocks).map((run, index) => <Run key={index} blocks={run} />);

function runsOf(blocks: readonly Block[]): [Block, ...Block[]][] {
  const runs: [Block, ...Block[]][] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (last && isItem(block.type) && last[0].type === block.type) last.push(block);
    else runs.push([block]);
  }
  return runs;
}

function Run({ blocks }: { blocks: readonly [Block, ...Block[]] }) {
  const [block] = blocks;
  if (!isItem(block.type)) return <OneBlock block={block} />;
  const List = LISTS[block.type];
  return (
    <List>
      {blocks.map(({ spans }, index) => (
        <li key={index}>
          <Spans spans={spans} />
        </li>
      ))}
    </List>
  );
}

function OneBlock({ block: { type, spans, picture } }: { block: Block }) {
  const line = <Spans spans={spans} />;
  if (picture) return <BlockPicture picture={picture} />;
  if (type === 'HEADING') return <h2>{line}</h2>;
  if (type === 'SUBHEADING') return <h3>{line}</h3>;
  if (type === 'QUOTE') return <blockquote>{line}</blockquote>;
  return <p className={SOURCES.test(lineOf({ spans })) ? classes.sources : undefined}>{line}</p>;
}

const BlockPicture = ({ picture }: { picture: NonNullable<Block['picture']> }) => (
  <div className={classes.figure}>
    <Picture
      file={{ src: picture.url, width: picture.width, height: picture.height }}
      alt={picture.description}
      sizes="(min-width: 45em) 42rem, 100vw"
    />
  </div>
);

const Spans = ({ spans }: { spans: readonly Span[] }) =>
  spans.map((span, index) => <MarkedText key={index} span={span} />);

function MarkedText({ span: { text, isBold, isItalic, link } }: { span: Span }) {
  const italic = isItalic ? <em>{text}</em> : text;
  const marked = isBold ? <strong>{italic}</strong> : italic;
  if (!link) return marked;
  return link.startsWith('/') ? <Link to={link}>{marked}</Link> : <a href={link}>{marked}</a>;
}
