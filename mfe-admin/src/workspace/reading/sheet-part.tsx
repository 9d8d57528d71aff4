import { translated } from '@portal/application-ui/language';
import { readingMessages as messages } from '@portal/contract-svc-applications-v1';
import { Button } from '@portal/ui';
import { useState } from 'react';
import * as t from '../../messages/reading';
import type { PartProps } from './part';
import { ResultsView } from './results-view';
import { SheetForm } from './sheet-form';

/** The reviewer's own score sheet, and those of colleagues after the own one was sent. */
export function SheetPart({ applicationId, reading, changed }: PartProps) {
  const { form, own_sheet: own, results, sheets_sent: sent } = reading;
  const [open, setOpen] = useState(own !== null && own.sent_at === null);
  return (
    <section className="p-reading-part" aria-label={t.sheets()}>
      <h3 className="p-card-title">{t.sheets()}</h3>
      {form === null && own === null ? <p className="p-muted mb-0">{translated(messages.noForm)}</p> : null}
      {results ? <ResultsView results={results} /> : null}
      {!results && sent > 0 ? <p>{t.colleaguesSent({ count: sent })}</p> : null}
      {own?.sent_at || !form ? null : open ? (
        <SheetForm applicationId={applicationId} form={form} stored={own} sent={changed} />
      ) : (
        <Button variant="outline" onClick={() => setOpen(true)}>
          {t.fillSheet()}
        </Button>
      )}
    </section>
  );
}
