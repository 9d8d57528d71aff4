import { type ApplicationType, programmeOf } from '@portal/contract-svc-applications-v1';
import { Skeleton, usePageTitle } from '@portal/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { listTemplates, type TemplateLine, type TemplatePlace } from '../api/mail-templates';
import { dayAndTime } from '../common/dates';
import { FailedNotice } from '../common/failed-notice';
import { SettingsPageHead } from '../common/settings-page-head';
import { useStaff } from '../common/staff-context';
import { useLoad } from '../common/use-load';
import { TemplatePage } from './template-page';
import { templateWords as say, templatesPath } from './words';

/** The words of the emails to applicants: the list of them, or the one that the address names. */
export default function MailTemplates() {
  const [params] = useSearchParams();
  const place: TemplatePlace = {
    programme: params.get('programme') ?? '',
    kind: params.get('email') ?? '',
    language: params.get('language') ?? 'en',
  };
  return place.kind === '' ? <TemplateList /> : <TemplatePage key={String(params)} place={place} />;
}

function TemplateList() {
  const { api, shell } = useStaff();
  const [list, reload] = useLoad({ key: 'templates', load: () => listTemplates(api) });
  usePageTitle(say.title, { site: shell.branding.name });
  const programmes = [...new Set((list.data ?? []).map(({ programme }) => programme))];
  return (
    <>
      <SettingsPageHead title={say.title} text={say.lead} />
      {list.state === 'failed' ? (
        <FailedNotice title={say.loadFailed} message={list.message} retry={reload} />
      ) : null}
      {list.data === null && list.state === 'loading' ? (
        <Skeleton lines={8} label="Loading the emails" />
      ) : null}
      {programmes.map((programme) => (
        <section key={programme} className="mb-4">
          <h2>{programmeOf(programme as ApplicationType).label}</h2>
          <ul className="list-unstyled p-grid">
            {(list.data ?? [])
              .filter((line) => line.programme === programme)
              .map((line) => (
                <li key={`${line.kind} ${line.language}`}>
                  <Line line={line} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Line({ line }: { line: TemplateLine }) {
  const { locale } = useStaff().shell;
  const { programme, kind, language, label, subject, saved_at, saved_by, is_standard } = line;
  const search = new URLSearchParams({ programme, email: kind, language });
  return (
    <Link className="p-card p-shortcut" to={{ pathname: templatesPath, search: String(search) }}>
      <strong>{label}</strong>
      <span className="text-break">{subject}</span>
      <span className="p-small p-muted">
        {is_standard || !saved_at
          ? 'The standard words'
          : `Changed by ${saved_by} on ${dayAndTime(saved_at, locale)}`}
      </span>
    </Link>
  );
}
