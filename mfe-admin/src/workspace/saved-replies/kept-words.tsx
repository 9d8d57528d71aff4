import { Button, Dialog } from '@portal/ui';
import * as t from '../../messages/saved-replies';

interface KeptWordsProps {
  /** The text that somebody has typed. */
  typed: string;
  back: () => void;
  add: () => void;
  replace: () => void;
}

/** Asks what to do with the typed text when a reply is chosen. */
export const KeptWords = ({ typed, back, add, replace }: KeptWordsProps) => (
  <Dialog
    open
    title={t.typedQuestion()}
    onClose={back}
    footer={
      <>
        <Button variant="outline" onClick={back}>
          {t.backToReplies()}
        </Button>
        <Button variant="outline" onClick={replace}>
          {t.replaceTyped()}
        </Button>
        <Button onClick={add}>{t.addBelow()}</Button>
      </>
    }
  >
    <p>{t.youTyped()}</p>
    <blockquote className="p-quote">{typed}</blockquote>
  </Dialog>
);
