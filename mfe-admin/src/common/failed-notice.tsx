import { Button, Notice } from '@portal/ui';

/** Something could not be loaded: why, and another try. */
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
      <p>{message}</p>
      <Button variant="outline" small onClick={retry}>
        Retry
      </Button>
    </Notice>
  );
}
