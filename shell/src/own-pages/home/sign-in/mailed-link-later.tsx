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

/**
 * The forms behind mailed links. Most visitors of the home page have no such link, so the code loads only when needed.
 */
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

/** A button that loads the forms again without a reload of the page, which would lose the secret of the link. */
function NotLoaded({ again }: Props) {
  return (
    <div role="alert">
      <p>{t.formNotLoaded()}</p>
      <Button onClick={again}>{t.loadAgain()}</Button>
    </div>
  );
}
