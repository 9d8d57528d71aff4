import { ButtonLink, Card } from '@portal/ui';
import { useEffect, useState } from 'react';

/** How long the link is valid. */
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
    <Card title="Your copy">
      {over ? (
        <p>
          <a href="/">Sign in</a> to download your application as a PDF.
        </p>
      ) : (
        <>
          <p>
            Keep what you have sent us. The link is good for 15 minutes; later you find it in your dashboard.
          </p>
          <ButtonLink href={link} variant="outline" download>
            Download your application (PDF)
          </ButtonLink>
        </>
      )}
    </Card>
  );
}
