import { said } from '@portal/application-ui/language';
import { Skeleton, usePageTitle } from '@portal/ui';
import { Link, useSearchParams } from 'react-router-dom';
import {
  accounts,
  listAccountTemplates,
  listTemplates,
  type TemplateLine,
  type TemplatePlace,
} from '../api/mail-templates';
import { dayAndTime } from '../common/dates';
import { FailedNotice } from '../common/failed-notice';
import { SettingsPageHead } from '../common/settings-page-head';
import { useStaff } from '../common/staff-context';
import { type Loaded, useLoad } from '../common/use-load';
import * as t from '../messages/mail-templates';
import { TemplatePage } from './template-page';
import { groupName, templateWords as say, templatesPath } from './words';

/** The words of the emails that the portal sends: the list of them, or the one that the address names. */
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
  const [own, reloadOwn] = useLoad({ key: 'account-templates', load: () => listAccountTemplates(api) });
  usePageTitle(say.title, { site: shell.branding.name });
  const programmes = [...new Set((list.data ?? []).map(({ programme }) => programme))];
  const isBegun = list.data !== null || list.state === 'failed';
  return (
    <>
      <SettingsPageHead title={say.title} text={say.lead} />
      {isBegun ? null : <Skeleton lines={8} label={t.templatesLoading()} />}
      {list.state === 'failed' ? (
        <FailedNotice title={say.loadFailed} message={list.message} retry={reload} />
      ) : null}
      {programmes.map((programme) => (
        <Group
          key={programme}
          name={groupName(programme)}
          lines={(list.data ?? []).filter((line) => line.programme === programme)}
        />
      ))}
      {/* Below what has come, so that nothing moves under a finger. */}
      {isBegun ? <Accounts list={own} reload={reloadOwn} /> : null}
    </>
  );
}

/** The emails about accounts, which another service sends: it may be away while the others are there. */
function Accounts({ list, reload }: { list: Loaded<TemplateLine[]>; reload: () => void }) {
  if (list.data !== null) return <Group name={groupName(accounts)} lines={list.data} />;
  if (list.state !== 'failed') return <Skeleton lines={8} label={t.accountTemplatesLoading()} />;
  return <FailedNotice title={say.accountsFailed} message={list.message} retry={reload} />;
}

function Group({ name, lines }: { name: string; lines: readonly TemplateLine[] }) {
  return (
    <section className="mb-4">
      <h2>{name}</h2>
      <ul className="list-unstyled p-card-list">
        {lines.map((line) => (
          <li key={`${line.kind} ${line.language}`}>
            <Line line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ line }: { line: TemplateLine }) {
  const { locale } = useStaff().shell;
  const { programme, kind, language, label, subject, saved_at, saved_by, is_standard } = line;
  const search = new URLSearchParams({ programme, email: kind, language });
  return (
    <Link className="p-card p-shortcut" to={{ pathname: templatesPath, search: String(search) }}>
      <strong>{said(label)}</strong>
      <span className="text-break">{subject}</span>
      <span className="p-small p-muted">
        {is_standard || !saved_at
          ? t.standardWords()
          : t.changedBy({ savedBy: saved_by ?? '', savedAt: dayAndTime(saved_at, locale) })}
      </span>
    </Link>
  );
}
