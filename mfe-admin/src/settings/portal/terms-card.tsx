import { translated } from '@portal/application-ui/language';
import { Button, Card, Notice } from '@portal/ui';
import { Select, TextArea } from '@portal/ui/forms';
import { type FormEvent, useState } from 'react';
import { changeTerms, readTerms, type TermsTexts } from '../../api/terms';
import { FailedNotice } from '../../frame/common/failed-notice';
import { languagesOffered } from '../../frame/common/languages-offered';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/terms';
import { portalMessages } from './words';

/** The terms that applicants agree to, in each language. */
export function TermsCard() {
  const { api } = useStaff();
  const [loaded, reload] = useLoad({ key: 'terms', load: () => readTerms(api), failure: t.termsNotLoaded() });
  return (
    <Card title={t.termsCard()}>
      <p>{t.termsCardText()}</p>
      {loaded.state === 'failed' ? (
        <FailedNotice title={t.termsNotLoaded()} message={loaded.message} retry={reload} />
      ) : null}
      {loaded.data ? <TermsForm texts={loaded.data} /> : null}
    </Card>
  );
}

function TermsForm({ texts }: { texts: TermsTexts }) {
  const { api, shell } = useStaff();
  const { busy, run } = useWork();
  const [language, setLanguage] = useState('en');
  const [typed, setTyped] = useState<TermsTexts>(texts);
  const [failure, setFailure] = useState<string | null>(null);
  const text = typed[language] ?? '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    void run(
      async () => {
        const saved = await changeTerms(api, { language, text });
        setTyped((before) => ({ ...before, [language]: saved[language] ?? '' }));
        shell.notify.success(t.termsSaved());
      },
      (error) => {
        setFailure(refusalSentence(error, portalMessages.saveFailed));
        shell.notify.error(portalMessages.saveFailed);
      },
    );
  }

  return (
    <form onSubmit={submit} noValidate>
      {failure ? (
        <Notice tone="danger" role="alert" title={portalMessages.saveFailed}>
          <p>{translated(failure)}</p>
        </Notice>
      ) : null}
      <Select
        name="terms_language"
        label={t.termsLanguage()}
        options={languagesOffered(shell)}
        value={language}
        onChange={(event) => setLanguage(event.currentTarget.value)}
      />
      <TextArea
        name="terms"
        label={t.termsText()}
        hint={t.termsHint()}
        lang={language}
        rows={10}
        value={text}
        onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [language]: value })}
      />
      <Button type="submit" variant="outline" busy={busy}>
        {t.termsSave()}
      </Button>
    </form>
  );
}
