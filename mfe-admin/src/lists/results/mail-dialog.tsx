import { Button, Dialog, Notice, Skeleton } from '@portal/ui';
import { type PreparedResult, previewPrepared } from '../../api/results';
import { useStaff } from '../../frame/common/staff-context';
import { useLoad } from '../../frame/common/use-load';
import * as t from '../../messages/results';
import { Mail } from '../../workspace/feedback/shown-mail';

interface MailDialogProps {
  result: PreparedResult;
  close: () => void;
}

/** The email of a prepared decision as it would go out now. */
export function MailDialog({ result, close }: MailDialogProps) {
  const { api } = useStaff();
  const [{ state, data, message }] = useLoad({
    key: `${result.id} ${result.version}`,
    load: (signal) => previewPrepared(api, result.id, signal),
  });
  return (
    <Dialog
      open
      title={t.resultsMailTitle({ name: result.application.applicant_name })}
      onClose={close}
      footer={
        <Button variant="outline" onClick={close}>
          {t.resultsClose()}
        </Button>
      }
    >
      {state === 'failed' ? (
        <Notice tone="danger" role="alert" title={t.resultsMailFailed()}>
          <p>{message}</p>
        </Notice>
      ) : null}
      {data ? (
        <Mail mail={data} />
      ) : state === 'loading' ? (
        <Skeleton lines={6} label={t.resultsMailLoading()} />
      ) : null}
    </Dialog>
  );
}
