import { Button } from '@portal/ui';
import { lazy, Suspense, useState } from 'react';
import { withAllWords } from '../../../language/more';
import * as t from '../../../messages/panel';
import type { MailedLinkProps } from './mailed-link';

interface Props extends MailedLinkProps {
  again: () => void;
}

const asked = () =>
  lazy<(props: Props) => React.ReactNode>(() =>
    withAllWords(import(/* webpackChunkName: "mailed" */ './mailed-link')).catch(() => ({
      default: NotLoaded,
    })),
  );

let asking = asked();

/** The forms of mailed links: most people who open the home page have none, so their code comes when it is needed. */
export function MailedLinkLater(props: MailedLinkProps) {
  const [Forms, setForms] = useState(() => asking);
  const again = () => {
    asking = asked();
    setForms(() => asking);
  };
  return (
    <Suspense fallback={null}>
      <Forms {...props} again={again} />
    </Suspense>
  );
}

/** Loads the forms again without a reload, which would lose the secret of the link. */
function NotLoaded({ again }: Props) {
  return (
    <div role="alert">
      <p>{t.formNotLoaded()}</p>
      <Button onClick={again}>{t.loadAgain()}</Button>
    </div>
  );
}
