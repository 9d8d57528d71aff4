import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, InfoIcon } from '../base/icons';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

export interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  /** 'alert' interrupts, 'status' waits; leave it out for a notice that is on the page from the start. */
  role?: 'alert' | 'status';
}

const icons = { info: InfoIcon, success: CheckIcon, warning: AlertIcon, danger: AlertIcon };

export function Notice({ tone = 'info', title, children, role }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={`p-notice p-tone-${tone}`} role={role}>
      <Icon />
      <div>
        {title ? <p className="p-notice-title">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
