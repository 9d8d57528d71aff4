import { Card, Notice } from '@portal/ui';
import * as t from '../../messages/welcome';
import { NoSponsorship } from '../no-sponsorship';

/** Information before applying, and the documents to prepare. */
export function ImportantInformation({ institutional }: { institutional: boolean }) {
  return (
    <>
      <Notice tone="info" title={t.important()}>
        <NoSponsorship />
      </Notice>
      <Card title={t.needed()}>
        <ul>
          <li>{t.needId()}</li>
          <li>{t.needCv()}</li>
          <li>{institutional ? t.needLetter() : t.needLetterIf()}</li>
          <li>{t.needDates()}</li>
        </ul>
        <p>{t.adult()}</p>
      </Card>
    </>
  );
}
