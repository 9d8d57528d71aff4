import { Button, Notice } from '@portal/ui';

export interface DialogButtonsProps {
  /** What the button that does it says. */
  button: string;
  cancel?: string;
  harmful?: boolean | undefined;
  /** Something is missing: it looks disabled, and pressed it is told what. */
  incomplete?: boolean;
  busy: boolean;
  close: () => void;
  /** What a press does; without it the button sends the form of this id. */
  onPress?: () => void;
  form?: string;
}

/** Under a dialog: a way out, which waits while something is being done, and what is asked. */
export function DialogButtons({ button, cancel = 'Cancel', close, onPress, ...how }: DialogButtonsProps) {
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

/** In a dialog: why it was not done. */
export function DialogFailure({ failure }: { failure: string | null }) {
  if (failure === null) return null;
  return (
    <Notice tone="danger" role="alert" title="That was not done">
      <p>{failure}</p>
    </Notice>
  );
}
