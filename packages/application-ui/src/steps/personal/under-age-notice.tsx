import { Notice } from '@portal/ui';
import { useFormValue } from '@portal/ui/form-state';
import { rich } from '@portal/ui/language';
import { formatDay } from '../../base/language/format';
import * as t from '../../messages/person';
import { isUnderAge } from './rules';

function eighteenth(dob: string): string {
  const [year = '', month = '', date = ''] = dob.split('-');
  return `${Number(year) + 18}-${month}-${date}`;
}

/** Explains to a person under 18 why they cannot apply yet, and from which day they can. */
export function UnderAgeNotice({ mailbox }: { mailbox: string }) {
  const dob = useFormValue<string>('dob');
  return (
    <div role="status">
      {isUnderAge(dob) ? (
        <Notice tone="info" title={t.from18()}>
          <p>
            {rich(
              t.from18Text({
                day: formatDay(eighteenth(dob)),
                mail: () => (
                  <a translate="no" href={`mailto:${mailbox}`}>
                    {mailbox}
                  </a>
                ),
              }),
            )}
          </p>
        </Notice>
      ) : null}
    </div>
  );
}
