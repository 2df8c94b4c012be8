import { ACCOUNTING_FILES, fileNameOf } from '#common/accounting/files';
import { periodOfMonth } from '#common/accounting/months';
import { enumName } from '#common/enum-names';
import card from '../../../components/form-card.module.css';
import { ExportButton } from '../list/export-button';
import { accountingContent, fileTexts } from './accounting.content';
import { AccountingExportUrlDocument } from './accounting.generated';
import classes from './accounting-tab.module.css';

const texts = accountingContent.files;

/** The files of a month. */
export const AccountingFiles = ({ month }: { month: string }) => (
  <section className={`${card.card} ${classes.figures}`} aria-labelledby="accounting-files">
    <div>
      <h2 id="accounting-files" tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{texts.definition}</p>
    </div>
    <ul className={classes.files}>
      {ACCOUNTING_FILES.map((file) => (
        <li key={file}>
          <span>
            <strong>{fileTexts[file].label}</strong>
            <small>{fileTexts[file].description}</small>
          </span>
          <ExportButton
            rows={fileNameOf(file)}
            days={month}
            label={fileTexts[file].label}
            query={AccountingExportUrlDocument}
            variables={{ file: enumName(file), period: periodOfMonth(month) }}
            urlIn={({ accountingExportUrl }) => accountingExportUrl}
          />
        </li>
      ))}
    </ul>
  </section>
);
