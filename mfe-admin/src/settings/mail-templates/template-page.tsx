import { Skeleton, usePageTitle } from '@portal/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type MailTemplate, readTemplate, type TemplatePlace } from '../../api/mail-templates';
import { FailedNotice } from '../../frame/common/failed-notice';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/mail-templates';
import { labelOfMail } from './labels';
import { TemplateForm } from './template-form';
import { groupName, templateWords as messages, templatesPath } from './words';

/** One email: its words, its placeholders, and its earlier versions. */
export function TemplatePage({ place }: { place: TemplatePlace }) {
  const { api, shell } = useStaff();
  const [loaded, reload] = useLoad({ key: JSON.stringify(place), load: () => readTemplate(api, place) });
  const [saved, setSaved] = useState<MailTemplate | null>(null);
  const template = saved ?? loaded.data;
  const title = template ? labelOfMail(template) : messages.title;
  usePageTitle(title, { site: shell.branding.name });
  return (
    <>
      <p className="mb-2">
        <Link
          to={{
            pathname: templatesPath,
            search: place.language === 'en' ? '' : `language=${place.language}`,
          }}
        >
          {messages.title}
        </Link>
      </p>
      <div className="p-list-head">
        <div>
          <h1>{title}</h1>
          <p className="p-muted">{template ? groupName(place.programme) : null}</p>
        </div>
      </div>
      {loaded.state === 'failed' ? (
        <FailedNotice title={messages.loadFailed} message={loaded.message} retry={reload} />
      ) : null}
      {template === null && loaded.state === 'loading' ? (
        <Skeleton lines={8} label={t.templateLoading()} />
      ) : null}
      {template ? <TemplateForm place={place} template={template} changed={setSaved} /> : null}
    </>
  );
}
