import { Button, Notice } from '@portal/ui';
import { translated } from '@portal/ui/language';
import * as t from '../../messages/common';

/** A failed load: the reason and a button to try again. */
export function FailedNotice({
  title,
  message,
  retry,
}: {
  title: string;
  message: string;
  retry: () => void;
}) {
  return (
    <Notice tone="danger" role="alert" title={title}>
      <p>{translated(message)}</p>
      <Button variant="outline" small onClick={retry}>
        {t.retry()}
      </Button>
    </Notice>
  );
}
