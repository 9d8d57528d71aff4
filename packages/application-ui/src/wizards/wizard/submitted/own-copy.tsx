import { ButtonLink, Card } from '@portal/ui';
import { rich } from '@portal/ui/language';
import { useEffect, useState } from 'react';
import * as t from '../../../messages/submitted';

/** In ms: how long the link is valid. */
const goodForMs = 15 * 60 * 1000;

const leftOf = (since: string | null | undefined) =>
  since ? Date.parse(since) + goodForMs - Date.now() : goodForMs;

/** The submitted application as a PDF; when the link has expired, the dashboard has the PDF. */
export function OwnCopy({ link, submittedAt }: { link: string; submittedAt: string | null | undefined }) {
  const [over, setOver] = useState(() => leftOf(submittedAt) <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, leftOf(submittedAt)));
    return () => clearTimeout(timer);
  }, [submittedAt]);
  return (
    <Card title={t.yourCopy()}>
      {over ? (
        <p>{rich(t.signInForCopy({ home: (words) => <a href="/">{words}</a> }))}</p>
      ) : (
        <>
          <p>{t.keepCopy()}</p>
          <ButtonLink href={link} variant="outline" download>
            {t.downloadPdf()}
          </ButtonLink>
        </>
      )}
    </Card>
  );
}
