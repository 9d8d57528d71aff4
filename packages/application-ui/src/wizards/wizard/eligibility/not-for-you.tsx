import { applicationPaths, isProgramme } from '@portal/contract-svc-applications-v1';
import type { Condition } from '@portal/contract-svc-applications-v1/questions';
import { Notice } from '@portal/ui';
import { rich, translated } from '@portal/ui/language';
import * as t from '../../../messages/eligibility';
import { useApp } from '../app-context';

/** The notice for a person who is not eligible, with other places to go. Typed answers stay. */
export function NotForYou({ conditions }: { conditions: readonly Condition[] }) {
  const { mailbox, elsewhere = [] } = useApp().shell.branding;
  // No programme is open to a person who misses a condition without `open`, such as the minimum age.
  const open = conditions.every((one) => one.open) ? conditions[0]?.open : undefined;
  return (
    <>
      {conditions.map(({ key, title, otherwise }) => (
        <Notice key={key} tone="info" title={translated(title.en)}>
          <p>{translated(otherwise.en)}</p>
        </Notice>
      ))}
      {open && isProgramme(open) ? (
        <p>
          <a href={applicationPaths[open]}>{t.visitInstead()}</a>
        </p>
      ) : null}
      {elsewhere.length > 0 ? (
        <>
          <p>{t.elsewhere()}</p>
          <ul>
            {elsewhere.map(({ name, url }) => (
              <li key={url}>
                <a href={url}>{name}</a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p>
        {rich(
          t.nothingLost({
            mail: () => (
              <a translate="no" href={`mailto:${mailbox}`}>
                {mailbox}
              </a>
            ),
          }),
        )}
      </p>
    </>
  );
}
