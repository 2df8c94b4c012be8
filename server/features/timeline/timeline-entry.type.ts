import { Field, ID, ObjectType } from 'type-graphql';
import type { ReceiptKind } from '#common/orders/payments';
import type { TimelineKind } from '#common/timeline/timeline';
import { OrderReceipt } from '../receipts/receipt.type';
import { MemberNote } from './member-note.entity';
import { TimelineKindType } from './timeline.enums';
import type { TimelineRow } from './timeline-sources';

@ObjectType({ description: 'Something in the history of a member.' })
export class TimelineEntry {
  @Field(() => ID, { description: 'Opaque identifier.' })
  readonly id: string;

  @Field(() => TimelineKindType, { description: 'What it is about.' })
  readonly kind: TimelineKind;

  @Field(() => Date, { description: 'Time at which it happened.' })
  readonly happenedAt: Date;

  @Field(() => MemberNote, { nullable: true, description: 'The note, if the entry is one; otherwise null.' })
  readonly note: MemberNote | null;

  @Field(() => OrderReceipt, {
    nullable: true,
    description: 'The receipt, invoice or credit note, if the entry is one; otherwise null.',
  })
  readonly receipt: OrderReceipt | null;

  constructor(readonly row: TimelineRow) {
    this.id = `${row.source}-${row.id}`;
    this.kind = row.kind;
    this.happenedAt = row.at;
    this.note = row.source === 'note' ? noteOf(row) : null;
    this.receipt = row.source === 'receipt' ? receiptOf(row) : null;
  }
}

/** Facts of a row are JSON. */
function noteOf({ id, at, actorId, facts }: TimelineRow): MemberNote {
  const { text, version, editedAt } = facts as NoteFacts;
  return Object.assign(new MemberNote(), {
    id,
    text,
    version,
    authorId: actorId,
    createdAt: at,
    editedAt: editedAt === null ? null : new Date(editedAt),
  });
}

const receiptOf = ({ id, at, facts }: TimelineRow): OrderReceipt =>
  Object.assign(new OrderReceipt(), { id, issuedAt: at, ...(facts as ReceiptFacts) });

interface ReceiptFacts {
  kind: ReceiptKind;
  number: string;
}

interface NoteFacts {
  text: string;
  version: number;
  editedAt: string | null;
}

/** The entry of a note that has just been written. */
export function entryOfNote({ id, authorId, createdAt, text, version, editedAt }: MemberNote): TimelineEntry {
  const facts: NoteFacts = { text, version, editedAt: editedAt?.toISOString() ?? null };
  return new TimelineEntry({ source: 'note', kind: 'note', id, at: createdAt, actorId: authorId, facts });
}
