import { DocumentLink } from '@portal/application-ui/reading';
import { documentLabel, documentsOffered } from '@portal/contract-svc-applications-v1';
import { Button, Card, SummaryList } from '@portal/ui';
import { translated } from '@portal/ui/language';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { FullReview } from '../api';
import { useDashboard } from '../common/context';
import * as changing from '../messages/changing';
import * as t from '../messages/finish';
import { dialogClient } from '../review/dialog-client';

const UploadDialog = lazy(async () => ({
  default: (await import('@portal/application-ui/upload')).UploadDialog,
}));

interface FurtherDocumentsProps {
  review: FullReview;
  /** Replaces the review after an upload. */
  take: (review: FullReview) => void;
}

/** The kinds of documents that a further application asks for, and other kinds that were uploaded. */
const kindsOf = ({ type, uploads }: FullReview): string[] => [
  ...new Set([
    ...documentsOffered(type).map(({ value }) => value),
    ...uploads.map(({ upload_type }) => upload_type),
  ]),
];

/** The documents that a further application takes, and the dialog that adds one. */
export function FurtherDocuments({ review, take }: FurtherDocumentsProps) {
  const { api, shell } = useDashboard();
  const [adding, setAdding] = useState(false);
  const client = useMemo(() => dialogClient(api.client, shell), [api, shell]);
  return (
    <Card title={t.furtherDocuments()}>
      <p>{t.mayAddDocuments()}</p>
      <SummaryList
        rows={kindsOf(review).map((kind) => {
          const upload = review.uploads.find(({ upload_type }) => upload_type === kind);
          const term = translated(documentLabel(review.type, kind));
          return { term, value: upload ? <DocumentLink upload={upload} /> : t.notAdded() };
        })}
      />
      <div className="mt-4">
        <Button variant="outline" onClick={() => setAdding(true)}>
          {t.uploadOne()}
        </Button>
      </div>
      {adding ? (
        <Suspense fallback={null}>
          <UploadDialog
            show
            application={review}
            api={client}
            onClose={() => setAdding(false)}
            onFailed={(title, sentence) => {
              // When the session has ended, the message about that is shown instead.
              if (shell.session.current())
                shell.notify.error(changing.refusedBecause({ title, sentence: translated(sentence) }));
            }}
            onUploaded={(upload, version) => {
              const others = review.uploads.filter((one) => one.upload_type !== upload.upload_type);
              take({ ...review, version, uploads: [...others, upload] });
              shell.notify.success(changing.uploaded());
              setAdding(false);
            }}
          />
        </Suspense>
      ) : null}
    </Card>
  );
}
