import { Notice } from '@portal/ui';
import { useFormValue } from '@portal/ui/form-state';
import { formatDay } from '../form/format';
import { isUnderAge } from './rules';

function eighteenth(dob: string): string {
  const [year = '', month = '', date = ''] = dob.split('-');
  return `${Number(year) + 18}-${month}-${date}`;
}

/** Tells a person under 18 why they cannot apply yet, and from which day they can. */
export function UnderAgeNotice({ mailbox }: { mailbox: string }) {
  const dob = useFormValue<string>('dob');
  return (
    <div role="status">
      {isUnderAge(dob) ? (
        <Notice tone="info" title="You can apply from your 18th birthday">
          <p>
            The work touches people who are seriously ill and their families, so we can only take applicants
            who are 18 or older. By the date you entered you can apply from {formatDay(eighteenth(dob))}. If
            the date is wrong, correct it; if you have questions, write to{' '}
            <a href={`mailto:${mailbox}`}>{mailbox}</a>.
          </p>
        </Notice>
      ) : null}
    </div>
  );
}
