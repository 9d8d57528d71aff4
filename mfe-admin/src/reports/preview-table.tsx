import { translated } from '@portal/application-ui/language';
import { referenceOf, staffWordsOf } from '@portal/contract-svc-applications-v1';
import { StatusChip } from '@portal/ui';
import { numberInWords } from '@portal/ui/language';
import type { Report } from '../api/reports';
import { applicantOf } from '../frame/common/application-words';
import { shortDayIn } from '../frame/common/dates';
import { useStaff } from '../frame/common/staff-context';
import * as t from '../messages/reports';

/** The first rows of the report. */
export function PreviewTable({ report: { applications, counts, filter } }: { report: Report }) {
  const ofDecisions = filter.by === 'decided';
  const { locale } = useStaff().shell;
  const listed = counts.total - counts.erased;
  const all = applications.length >= listed;
  return (
    <section className="mt-4">
      <h2>{t.reportsPreview()}</h2>
      <p className="p-muted">
        {all
          ? listed === 1
            ? t.reportsAllOfThem()
            : t.allListed({ listed })
          : t.firstListed({ count: applications.length, listed })}
        {counts.erased > 0 ? t.erasedCounted({ erased: counts.erased }) : ''}
      </p>
      <div className="p-table-box">
        <table className="table p-table-roomy" aria-label={t.reportsPreview()}>
          <thead>
            <tr>
              <th scope="col">{t.reportsApplicationId()}</th>
              <th scope="col">{t.reportsApplicant()}</th>
              <th scope="col">{t.reportsType()}</th>
              <th scope="col">{t.reportsStatus()}</th>
              {ofDecisions ? null : <th scope="col">{t.reportsProgress()}</th>}
              <th scope="col">{t.reportsSubmitted()}</th>
              {ofDecisions ? (
                <>
                  <th scope="col">{t.byDecided()}</th>
                  <th scope="col">{t.daysTaken()}</th>
                </>
              ) : (
                <th scope="col">{t.reportsCreated()}</th>
              )}
            </tr>
          </thead>
          <tbody>
            {applications.map((row) => (
              <tr key={row.id}>
                <th scope="row" className="text-nowrap">
                  {referenceOf(row.type, row.id)}
                </th>
                <td data-label={t.reportsApplicant()} translate="no">
                  {applicantOf(row)}
                </td>
                <td data-label={t.reportsType()}>{translated(staffWordsOf(row.type).applicant)}</td>
                <td data-label={t.reportsStatus()}>
                  <StatusChip status={row.status} />
                </td>
                {ofDecisions ? null : (
                  <td data-label={t.reportsProgress()}>{t.percentDone({ progress: row.progress })}</td>
                )}
                <td data-label={t.reportsSubmitted()}>
                  {row.submitted_date ? shortDayIn(row.submitted_date, locale) : t.reportsNotSubmitted()}
                </td>
                {ofDecisions ? (
                  <>
                    <td data-label={t.byDecided()}>
                      {row.decided_date ? shortDayIn(row.decided_date, locale) : null}
                    </td>
                    <td data-label={t.daysTaken()}>{numberInWords(row.days_to_decision ?? 0)}</td>
                  </>
                ) : (
                  <td data-label={t.reportsCreated()}>{shortDayIn(row.created_at, locale)}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
