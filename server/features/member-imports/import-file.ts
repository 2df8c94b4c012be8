import { Field, Int, ObjectType } from 'type-graphql';
import { Column } from 'typeorm';
import { FILE_NAME_LENGTH_MAX } from '#common/member-imports/limits';
import { DATE_ORDERS, type DateOrder } from '#common/member-imports/member-imports';
import { EnumColumn } from '../../database/enum-column';
import {
  DateOrderType,
  ENCODINGS,
  SEPARATORS,
  TextEncodingType,
  type Encoding,
  type Separator,
} from './member-import.enums';
import { MemberImportColumn } from './member-import-column.type';

/** The file of an import: columns of its table, and fields of its type. */
@ObjectType()
export abstract class ImportFile {
  @Field(() => String, { description: 'Name of the file.' })
  @Column({ type: 'varchar', length: FILE_NAME_LENGTH_MAX, name: 'file_name' })
  fileName!: string;

  /** Null once the file has been uploaded. */
  @Column({ type: 'varchar', length: 64, name: 'upload_token_hash', nullable: true })
  uploadTokenHash!: string | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'upload_expires_at' })
  uploadExpiresAt!: Date;

  /** The file, until the import starts. */
  @Column({ type: 'bytea', nullable: true, select: false })
  content?: Buffer | null;

  @Field(() => TextEncodingType, {
    nullable: true,
    description: 'How the text of the file is encoded; null until it is uploaded.',
  })
  @EnumColumn('member_imports_encoding_is_known', ENCODINGS, { nullable: true })
  encoding!: Encoding | null;

  @EnumColumn('member_imports_separator_is_known', SEPARATORS, { nullable: true })
  separator!: Separator | null;

  @Field(() => [MemberImportColumn], {
    description: 'The columns of the file in their order; none until it is uploaded.',
  })
  @Column({ type: 'jsonb', default: [] })
  columns!: MemberImportColumn[];

  @Field(() => Int, { description: 'Number of rows in the file, without the heads.' })
  @Column({ type: 'integer', name: 'row_count', default: 0 })
  rowCount!: number;

  @Field(() => DateOrderType, {
    nullable: true,
    description: 'How numeric dates were read at the check; null before it.',
  })
  @EnumColumn('member_imports_date_order_is_known', DATE_ORDERS, { name: 'date_order', nullable: true })
  dateOrder!: DateOrder | null;
}
