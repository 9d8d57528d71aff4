import { numberInWords } from '@portal/ui/language';
import type { Results } from '../../api/reading';
import * as t from '../../messages/reading';

/** Score sheets side by side: a column for each reviewer, a row for each criterion. */
export function ResultsView({ results: { mean, spread, sheets } }: { results: Results }) {
  const written = (value: number) =>
    numberInWords(value, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
  const criteria = criteriaOf(sheets);
  const pointsOf = (sheet: Results['sheets'][number], key: string) =>
    sheet.points.find((one) => one.key === key)?.points ?? t.notAsked();
  return (
    <>
      <p className="mt-3">
        <strong>{t.meanOf({ mean: written(mean) })}</strong>{' '}
        <span className="p-muted">
          {t.fromSheets({
            count: sheets.length,
            more: sheets.length > 1 ? 'yes' : 'no',
            spread: written(spread),
          })}
        </span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: many readers make it wider than the page, and keys scroll it */}
      <section className="p-table-box mb-3" aria-label={t.pointsSide()} tabIndex={0}>
        <table className="table p-table-cards p-small">
          <thead>
            <tr>
              <th scope="col">{t.criterion()}</th>
              {sheets.map(({ reader }) => (
                <th key={reader} scope="col">
                  {reader}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {criteria.map(({ key, name }) => (
              <tr key={key}>
                <th scope="row" lang="">
                  {name}
                </th>
                {sheets.map((sheet) => (
                  <td key={sheet.reader} data-label={sheet.reader}>
                    {pointsOf(sheet, key)}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{t.allByWeight()}</th>
              {sheets.map(({ reader, total }) => (
                <td key={reader} data-label={reader}>
                  <strong>{written(total)}</strong>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      {sheets
        .filter(({ comment }) => comment !== '')
        .map(({ reader, comment }) => (
          <div className="p-sent" key={reader}>
            <blockquote className="p-quote" lang="">
              {comment}
            </blockquote>
            <p className="p-small p-muted mb-0">{reader}</p>
          </div>
        ))}
    </>
  );
}

/** All criteria of these sheets, each once, by its newest name. */
function criteriaOf(sheets: Results['sheets']): { key: string; name: string }[] {
  const names = new Map(sheets.flatMap(({ points }) => points.map(({ key, name }) => [key, name] as const)));
  return [...names].map(([key, name]) => ({ key, name }));
}
