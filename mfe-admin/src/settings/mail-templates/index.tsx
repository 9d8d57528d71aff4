import { Skeleton, usePageTitle } from '@portal/ui';
import { Link, useSearchParams } from 'react-router-dom';
import {
  accounts,
  type TemplateList as Listed,
  listAccountTemplates,
  listTemplates,
  type TemplateLine,
  type TemplatePlace,
} from '../../api/mail-templates';
import { dayAndTime } from '../../frame/common/dates';
import { FailedNotice } from '../../frame/common/failed-notice';
import { SettingsPageHead } from '../../frame/common/settings-page-head';
import { useStaff } from '../../frame/common/staff-context';
import { type Loaded, useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/mail-templates';
import { labelOfMail } from './labels';
import { LanguageLinks } from './language-links';
import { TemplatePage } from './template-page';
import { groupName, templateWords as messages, templatesPath } from './words';

/** The words of the emails that the portal sends: the list of emails, or the email named by the address. */
export default function MailTemplates() {
  const [params] = useSearchParams();
  const place: TemplatePlace = {
    programme: params.get('programme') ?? '',
    kind: params.get('email') ?? '',
    language: params.get('language') ?? 'en',
  };
  if (place.kind === '') return <TemplateList key={place.language} language={place.language} />;
  return <TemplatePage key={String(params)} place={place} />;
}

function TemplateList({ language }: { language: string }) {
  const { api, shell } = useStaff();
  const [list, reload] = useLoad({
    key: `templates ${language}`,
    load: () => listTemplates(api, language),
  });
  const [own, reloadOwn] = useLoad({
    key: `account-templates ${language}`,
    load: () => listAccountTemplates(api, language),
  });
  usePageTitle(messages.title, { site: shell.branding.name });
  const lines = list.data?.templates ?? [];
  const programmes = [...new Set(lines.map(({ programme }) => programme))];
  const isBegun = list.data !== null || list.state === 'failed';
  return (
    <>
      <SettingsPageHead title={messages.title} text={messages.lead} />
      <LanguageLinks language={language} known={list.data?.languages ?? []} />
      {isBegun ? null : <Skeleton lines={8} label={t.templatesLoading()} />}
      {list.state === 'failed' ? (
        <FailedNotice title={messages.loadFailed} message={list.message} retry={reload} />
      ) : null}
      {programmes.map((programme) => (
        <Group
          key={programme}
          name={groupName(programme)}
          lines={lines.filter((line) => line.programme === programme)}
        />
      ))}
      {/* Below what has come, so that nothing moves under a finger. */}
      {isBegun ? <Accounts list={own} reload={reloadOwn} /> : null}
    </>
  );
}

/** The emails about accounts. Another service sends them, which may be down while the other emails are available. */
function Accounts({ list, reload }: { list: Loaded<Listed>; reload: () => void }) {
  if (list.data !== null) return <Group name={groupName(accounts)} lines={list.data.templates} />;
  if (list.state !== 'failed') return <Skeleton lines={8} label={t.accountTemplatesLoading()} />;
  return <FailedNotice title={messages.accountsFailed} message={list.message} retry={reload} />;
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

/** Notes for an email with changed English words that its other languages still have the standard words. */
const standardIn = ({ language, changed_in }: TemplateLine): string =>
  language !== 'en' && changed_in?.includes('en') ? t.standardElsewhere() : t.standardWords();

function Line({ line }: { line: TemplateLine }) {
  const { locale } = useStaff().shell;
  const { programme, kind, language, subject, saved_at, saved_by, is_standard } = line;
  const search = new URLSearchParams({ programme, email: kind, language });
  return (
    <Link className="p-card p-shortcut" to={{ pathname: templatesPath, search: String(search) }}>
      <strong>{labelOfMail(line)}</strong>
      <span lang={language}>{subject}</span>
      <span className="p-small p-muted">
        {is_standard || !saved_at
          ? standardIn(line)
          : t.changedBy({ savedBy: saved_by ?? '', savedAt: dayAndTime(saved_at, locale) })}
      </span>
    </Link>
  );
}
