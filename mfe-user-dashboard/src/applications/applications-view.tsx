import { formatInstant } from '@portal/application-ui';
import { ProgressBar, StatusChip } from '@portal/ui';
import { Link } from 'react-router-dom';
import type { OwnApplication } from '../api';
import { ViewHeading } from '../common/heading';
import { programmeName, reference } from '../common/words';
import * as frame from '../messages/frame';
import * as t from '../messages/table';
import { ApplicationActions } from './application-actions';
import { DiscardedDrafts } from './discarding/discarded-drafts';
import { ListStates } from './list-states';
import { OtherProgrammes, useOtherProgrammes } from './other-programmes';
import { useApplications } from './use-applications';

/** Every application with its state and its actions. */
export default function ApplicationsView() {
  const { applications, discarded } = useApplications();
  const others = useOtherProgrammes();
  function changed() {
    applications.reload();
    others.reload();
  }
  return (
    <>
      <ViewHeading title={frame.applications()} />
      <ListStates applications={applications}>
        {(list) => (
          <>
            <div className="p-table-box mb-4">
              <table className="table p-table-roomy">
                <caption className="visually-hidden">{t.newestFirst()}</caption>
                <thead>
                  <tr>
                    <th scope="col">{t.id()}</th>
                    <th scope="col">{t.type()}</th>
                    <th scope="col">{t.status()}</th>
                    <th scope="col">{t.submitted()}</th>
                    <th scope="col">{t.progress()}</th>
                    <th scope="col">{t.whatYouCanDo()}</th>
                  </tr>
                </thead>
                <tbody>
                  {list.map((application) => (
                    <Row key={application.id} application={application} onChanged={changed} />
                  ))}
                </tbody>
              </table>
            </div>
            <OtherProgrammes open={others.open} />
          </>
        )}
      </ListStates>
      <DiscardedDrafts drafts={discarded} onBack={changed} />
    </>
  );
}

function Row({ application, onChanged }: { application: OwnApplication; onChanged: () => void }) {
  const { id, type, status, submitted_date, withdrawn_at, progress } = application;
  return (
    <tr>
      <th scope="row">
        <Link to={`/applications/${id}`}>{reference(id)}</Link>
      </th>
      <td data-label={t.type()}>{programmeName(type)}</td>
      <td data-label={t.status()}>
        <StatusChip status={withdrawn_at ? 'withdrawn' : status} />
      </td>
      <td data-label={t.submitted()} className="text-nowrap">
        {submitted_date ? formatInstant(submitted_date) : t.notSubmitted()}
      </td>
      <td data-label={t.progress()}>
        <span className="p-progress-cell">
          <ProgressBar value={progress} label={t.progressOf({ reference: reference(id) })} />
          {progress} %
        </span>
      </td>
      <td>
        <ApplicationActions application={application} onDiscarded={onChanged} onChanged={onChanged} />
      </td>
    </tr>
  );
}
