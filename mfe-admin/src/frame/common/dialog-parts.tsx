import { Button, Notice } from '@portal/ui';
import { translated } from '@portal/ui/language';
import * as t from '../../messages/common';

export interface DialogButtonsProps {
  /** Label of the button that confirms. */
  button: string;
  cancel?: string;
  harmful?: boolean | undefined;
  /** True when an answer is missing: the button looks disabled, and a press shows what is missing. */
  incomplete?: boolean;
  busy: boolean;
  close: () => void;
  /** Called at a press; without it the button submits the form with this id. */
  onPress?: () => void;
  form?: string;
}

/** The buttons of a dialog: Cancel, which does nothing while work is running, and the action. */
export function DialogButtons({ button, cancel = t.cancel(), close, onPress, ...how }: DialogButtonsProps) {
  const { harmful, incomplete, busy, form } = how;
  return (
    <>
      <Button variant="outline" onClick={() => busy || close()}>
        {cancel}
      </Button>
      <Button
        type={form === undefined ? 'button' : 'submit'}
        form={form}
        variant={harmful ? 'danger' : 'primary'}
        busy={busy}
        aria-disabled={incomplete || undefined}
        onClick={onPress}
      >
        {button}
      </Button>
    </>
  );
}

/** The message of a failed action in a dialog. */
export function DialogFailure({ failure }: { failure: string | null }) {
  if (failure === null) return null;
  return (
    <Notice tone="danger" role="alert" title={t.notDone()}>
      <p>{translated(failure)}</p>
    </Notice>
  );
}
