import { translated } from '@portal/application-ui/language';
import { templateLimits } from '@portal/contract-svc-applications-v1';
import { Button, Card, Notice } from '@portal/ui';
import { ErrorSummary, TextArea, TextField } from '@portal/ui/forms';
import { rich } from '@portal/ui/language';
import { accounts, type MailTemplate } from '../../api/mail-templates';
import { asCode } from '../../frame/common/as-code';
import { dayAndTime } from '../../frame/common/dates';
import { hidden } from '../../frame/common/hidden';
import { useStaff } from '../../frame/common/staff-context';
import { useErrorTitle } from '../../frame/common/use-error-title';
import * as t from '../../messages/mail-templates';
import { meaningInWords } from './meanings';
import { TemplatePreview } from './template-preview';
import { fields, type TemplateFormProps, useTemplate } from './use-template';

const idOf = (part: string) => `template-${part}`;

/** The form in which an email's words are changed, previewed and saved. */
export function TemplateForm(props: TemplateFormProps) {
  const { place, template } = props;
  const isOfAccounts = place.programme === accounts;
  const form = useTemplate(props);
  const { typed, errors, failure, busy, preview } = form;
  const summary = fields.flatMap((part) => {
    const message = errors[part];
    return message ? [{ href: `#${idOf(part)}`, message }] : [];
  });
  useErrorTitle(summary.length > 0);
  return (
    <div className="p-measure">
      <form
        noValidate
        aria-label={t.wordsOfMail()}
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        <ErrorSummary errors={summary} attempt={form.attempt} />
        {failure ? (
          <Notice tone="danger" role="alert" title={t.wordsNotSaved()}>
            <p>{translated(failure)}</p>
          </Notice>
        ) : null}
        <TextField
          id={idOf('subject')}
          label={t.templateSubject()}
          autoComplete="off"
          value={typed.subject}
          error={errors.subject}
          onChange={({ target }) => form.change('subject', target.value)}
        />
        <TextArea
          id={idOf('text')}
          label={t.templateText()}
          hint={t.textHint()}
          rows={12}
          limit={templateLimits.text}
          value={typed.text}
          error={errors.text}
          onChange={({ target }) => form.change('text', target.value)}
        />
        <TextArea
          id={idOf('small')}
          label={t.smallPrint()}
          optional
          {...(isOfAccounts && { hint: t.ownSafety() })}
          rows={3}
          limit={templateLimits.small}
          value={typed.small}
          error={errors.small}
          onChange={({ target }) => form.change('small', target.value)}
        />
        {isOfAccounts ? null : (
          <TextField
            id={idOf('application')}
            label={t.applicationForPreview()}
            optional
            hint={t.applicationHint()}
            width={10}
            autoComplete="off"
            value={form.application}
            error={errors.application}
            onChange={({ target }) => form.choose(target.value)}
          />
        )}
        <div className="p-row mb-4">
          <Button type="submit" busy={busy}>
            {t.templateSave()}
          </Button>
          <Button variant="outline" busy={busy} onClick={form.look}>
            {t.templatePreview()}
          </Button>
          {template.is_standard ? null : (
            <Button variant="outline" busy={busy} onClick={form.standard}>
              {t.backToStandard()}
            </Button>
          )}
        </div>
      </form>
      {preview ? <TemplatePreview preview={preview} /> : null}
      <Placeholders template={template} />
      <Versions template={template} restore={form.restore} />
    </div>
  );
}

function Placeholders({ template }: { template: MailTemplate }) {
  return (
    <Card title={t.whatCanStand()}>
      <dl className="mb-0">
        {template.placeholders.map(({ name, meaning, required }) => (
          <div key={name} className="mb-2">
            <dt>
              {required ? (
                rich(t.hasToStand({ code: asCode, name: `{${name}}` }))
              ) : (
                <code>{`{${name}}`}</code>
              )}
            </dt>
            <dd className="mb-0">{meaningInWords(meaning)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function versionWords({ version, saved_by: savedBy, is_standard }: Version, savedAt: string): string {
  return (is_standard ? t.standardVersion : t.templateVersion)({ version, savedBy, savedAt });
}

type Version = MailTemplate['versions'][number];

interface VersionsProps {
  template: MailTemplate;
  restore: (words: MailTemplate['versions'][number]) => void;
}

function Versions({ template, restore }: VersionsProps) {
  const { locale } = useStaff().shell;
  if (template.versions.length === 0) return null;
  return (
    <Card title={t.mailTemplatesVersions()}>
      <ol className="list-unstyled mb-0">
        {template.versions.map((one) => (
          <li key={one.version} className="p-sent">
            <details>
              <summary>{versionWords(one, dayAndTime(one.saved_at, locale))}</summary>
              <p className="mt-2 mb-1">
                <strong>{one.subject}</strong>
              </p>
              <div className="p-mail-text">{`${one.text}\n\n${one.small}`.trim()}</div>
            </details>
            {one.version === template.version ? null : (
              <Button variant="outline" small onClick={() => restore(one)}>
                {rich(
                  t.restoreVersion({
                    hidden,
                    version: one.version,
                  }),
                )}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
