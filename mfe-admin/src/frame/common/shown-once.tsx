import { Button, Notice } from '@portal/ui';
import * as t from '../../messages/common';
import { useStaff } from './staff-context';

export interface ShownOnceProps {
  title: string;
  /** The secret, which is never shown again. */
  secret: string;
  /** The name of the copied thing, as in 'The token is copied'. */
  what: string;
  /** Explains who knows the secret. */
  children: string;
  /** Removes the secret from the page. */
  done: () => void;
}

/** A secret that is shown only once, with a button that copies it. */
export function ShownOnce({ title, secret, what, children, done }: ShownOnceProps) {
  const { shell } = useStaff();
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      shell.notify.success(t.isCopied({ what }));
    } catch {
      shell.notify.info(t.copyYourself({ what }));
    }
  }
  return (
    <Notice tone="success" role="status" title={title}>
      <p>
        <code>{secret}</code>
      </p>
      <p>{children}</p>
      <div className="p-row">
        <Button variant="outline" small onClick={() => void copy()}>
          {t.copyIt({ what })}
        </Button>
        <Button variant="quiet" small onClick={done}>
          {t.haveIt()}
        </Button>
      </div>
    </Notice>
  );
}
