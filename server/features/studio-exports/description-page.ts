import { currencyWords } from '#common/studio-currency';
import { studio } from '#common/studio';
import { studioDate, studioTime } from '../../lib/studio-date';
import { html, type Html } from '../../mail/html';
import type { ExportedTable, StudioTables } from '../studio-table';
import { exportedTables } from './exported-tables';
import { rupeesOf } from './snapshot';
import { csvName, jsonName, type RowCounts } from './table-files';

interface Described {
  tables: StudioTables;
  at: Date;
  counts: RowCounts;
  pictures: number;
}

/** The page in the file that says what everything in it is. */
export const descriptionPage = ({ tables: studioTables, at, counts, pictures }: Described): string => {
  const tables = exportedTables(studioTables);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Export of ${studio.name}</title>
        <style>
          body {
            font:
              16px/1.5 system-ui,
              sans-serif;
            max-width: 60rem;
            margin: 2rem auto;
            padding: 0 1rem;
          }
          table {
            border-collapse: collapse;
            width: 100%;
            margin-bottom: 2rem;
          }
          th,
          td {
            border-bottom: 1px solid #ccc;
            padding: 0.25rem 1rem 0.25rem 0;
            text-align: left;
            vertical-align: top;
          }
        </style>
      </head>
      <body>
        <h1>Export of ${studio.name}</h1>
        <p>
          All data of the studio as of ${studioDate(at)}, ${studioTime(at)} (${studio.timeZone}). It contains
          personal data of members and staff, and health data: keep it safe, and delete it when you no longer
          need it.
        </p>
        <h2>How values are written</h2>
        <ul>
          <li>
            Each table is there twice: in CSV (UTF-8, separated by commas, with a line of heads), and in JSON,
            with one row per line.
          </li>
          <li>
            Times are ISO 8601, with the offset of the studio: 2026-11-23T06:40:00+05:30. Dates are ISO 8601:
            2026-11-23.
          </li>
          <li>
            Amounts of money are there in hundredths, here called paise, and in ${currencyWords().many} with
            two decimals in the column after it. Amounts within lists and objects are in hundredths.
          </li>
          <li>An empty cell is an empty value, null in JSON. Lists and objects in a cell are JSON.</li>
          <li>
            In CSV, a text that a spreadsheet would run as a formula begins with an apostrophe, and spaces
            around texts are removed. In JSON, texts are as they were entered.
          </li>
        </ul>
        <h2>Files</h2>
        <table>
          <tr>
            <th scope="col">Table</th>
            <th scope="col">Rows</th>
            <th scope="col">What it is</th>
          </tr>
          ${tables.map(
            ([name, { about }]) =>
              html`<tr>
                <td><a href="#${name}">${name}</a></td>
                <td>${counts.get(name)}</td>
                <td>${about}</td>
              </tr> `,
          )}
          <tr>
            <td>pictures</td>
            <td>${pictures}</td>
            <td>Uploaded pictures; media_files describes them.</td>
          </tr>
        </table>
        <h2>Columns</h2>
        ${tables.map(([name, table]) => describedTable(name, table))}
        <h2>What is not in the file</h2>
        ${rowsOf(reasonsOf(studioTables), 'Table')}
      </body>
    </html> `.markup;
};

/** Why tables are not in the file, by name of the table. */
const reasonsOf = (tables: StudioTables): Record<string, string> =>
  Object.fromEntries(
    Object.entries(tables).flatMap(([name, table]) => ('leftOut' in table ? [[name, table.leftOut]] : [])),
  );

const describedTable = (name: string, { about, columns, columnsLeftOut }: ExportedTable): Html =>
  html`<h3 id="${name}">${name}</h3>
    <p>
      ${about} Files: <a href="${csvName(name)}">${csvName(name)}</a>,
      <a href="${jsonName(name)}">${jsonName(name)}</a>
    </p>
    ${rowsOf(describedColumns(columns), 'Column')}${
      columnsLeftOut &&
      html`<p>Not in the file:</p>
        ${rowsOf(columnsLeftOut, 'Column')}`
    }`;

const describedColumns = (columns: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([column, meaning]) => {
      const rupees = rupeesOf(column);
      return rupees === null
        ? [[column, meaning]]
        : [
            [column, meaning],
            [rupees, `The same, in ${currencyWords().many}.`],
          ];
    }),
  );

const rowsOf = (meanings: Record<string, string>, head: string): Html =>
  html`<table>
    <tr>
      <th scope="col">${head}</th>
      <th scope="col">Meaning</th>
    </tr>
    ${Object.entries(meanings).map(
      ([name, meaning]) =>
        html`<tr>
          <td>${name}</td>
          <td>${meaning}</td>
        </tr> `,
    )}
  </table> `;
