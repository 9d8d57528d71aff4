import { referenceOf, staffWordsOf } from '@portal/contract-svc-applications-v1';
import { StatusChip } from '@portal/ui';
import type { Report } from '../api/reports';
import { applicantOf } from '../applications/words';
import { shortDayIn } from '../common/dates';
import { useStaff } from '../common/staff-context';

/** The first rows of the report. */
export function PreviewTable({ report: { applications, counts } }: { report: Report }) {
  const { locale } = useStaff().shell;
  const listed = counts.total - counts.erased;
  const all = applications.length >= listed;
  return (
    <section className="mt-4">
      <h2>Preview</h2>
      <p className="p-muted">
        {all
          ? `All ${listed === 1 ? '' : `${listed} `}of them.`
          : `The first ${applications.length} of ${listed} applications. Download the full report to see all of them.`}
        {counts.erased > 0
          ? ` The figures also count ${counts.erased} that ${counts.erased === 1 ? 'was' : 'were'} erased and cannot be listed.`
          : ''}
      </p>
      <div className="p-table-box">
        <table className="table p-table-roomy" aria-label="Preview">
          <thead>
            <tr>
              <th scope="col">Application ID</th>
              <th scope="col">Applicant</th>
              <th scope="col">Type</th>
              <th scope="col">Status</th>
              <th scope="col">Progress</th>
              <th scope="col">Submitted</th>
              <th scope="col">Created</th>
            </tr>
          </thead>
          <tbody>
            {applications.map((row) => (
              <tr key={row.id}>
                <th scope="row" className="text-nowrap">
                  {referenceOf(row.type, row.id)}
                </th>
                <td data-label="Applicant">{applicantOf(row)}</td>
                <td data-label="Type">{staffWordsOf(row.type).applicant}</td>
                <td data-label="Status">
                  <StatusChip status={row.status} />
                </td>
                <td data-label="Progress">{row.progress}&nbsp;%</td>
                <td data-label="Submitted" className="text-nowrap">
                  {row.submitted_date ? shortDayIn(row.submitted_date, locale) : 'Not Submitted'}
                </td>
                <td data-label="Created" className="text-nowrap">
                  {shortDayIn(row.created_at, locale)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
