import { Card } from '@portal/ui';
import * as t from '../../messages/welcome';

/** The audience of the internship and the requirements of an application. */
export function Requirements({ purpose }: { purpose: string }) {
  return (
    <>
      <Card title={t.whatItIs()}>
        <ul>
          <li>{t.unpaid()}</li>
          <li>{t.flexible()}</li>
          <li>{t.confidential()}</li>
        </ul>
      </Card>
      <Card title={t.canApplyIf()}>
        <ul>
          <li>{t.enrolled()}</li>
          <li>{t.adult()}</li>
        </ul>
      </Card>
      <Card title={t.needed()}>
        <p>{t.eachAsPdf()}</p>
        <ul>
          <li>{t.needCv()}</li>
          <li>{t.needCover()}</li>
          <li>{t.needTranscript()}</li>
          <li>{t.needRecord()}</li>
          <li>{purpose === 'academic' ? t.needTwoLetters() : t.needTwoReferences()}</li>
        </ul>
        <p className="p-muted">{t.ifRequired()}</p>
      </Card>
    </>
  );
}
