import { Button, Notice } from '@portal/ui';
import * as t from '../../messages/common';
import { useStaff } from './staff-context';

export interface ShownOnceProps {
  title: string;
  /** What nobody is shown again. */
  secret: string;
  /** The name of the copied thing, as in 'The token is copied'. */
  what: string;
  /** Who has it, in words. */
  children: string;
  /** Takes it off the page. */
  done: () => void;
}

/** A secret that is shown this once, with a button that copies it. */
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
