import { type ReactNode, useId } from 'react';
import Modal from 'react-bootstrap/Modal';
import { CloseIcon } from '../base/icons';
import * as t from '../messages/page';

export interface DialogProps {
  open: boolean;
  title: ReactNode;
  /** Called for Escape, the cross and a press outside. Leave it out for a question that needs an answer. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
  /** The buttons, the main one last. */
  footer?: ReactNode;
  size?: 'sm' | 'lg' | 'xl';
}

/** Keeps the focus inside while open, and returns it to the element that had it before. */
export function Dialog({ open, title, onClose, children, footer, size }: DialogProps) {
  const titleId = useId();
  return (
    <Modal
      show={open}
      onHide={onClose}
      backdrop={onClose ? true : 'static'}
      keyboard={Boolean(onClose)}
      size={size}
      scrollable
      aria-labelledby={titleId}
    >
      <div className="modal-header">
        <h2 className="modal-title" id={titleId}>
          {title}
        </h2>
        {onClose ? (
          <button type="button" className="p-icon-button" onClick={onClose} aria-label={t.close()}>
            <CloseIcon />
          </button>
        ) : null}
      </div>
      <div className="modal-body">{children}</div>
      {footer ? <div className="modal-footer">{footer}</div> : null}
    </Modal>
  );
}
