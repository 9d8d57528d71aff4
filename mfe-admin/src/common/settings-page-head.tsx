import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface SettingsPageHeadProps {
  title: string;
  /** Told politely when it changes. */
  status?: string;
  text?: string;
  /** What can be done on the page as a whole. */
  children?: ReactNode;
}

/** The head of a page below Portal Settings, with the way back up. */
export function SettingsPageHead({ title, status, text, children }: SettingsPageHeadProps) {
  return (
    <>
      <p className="mb-2">
        <Link to="/admin/portal-settings">Portal Settings</Link>
      </p>
      <div className="p-list-head">
        <div>
          <h1>{title}</h1>
          <p className="p-muted" role={status === undefined ? undefined : 'status'}>
            {status ?? text}
          </p>
        </div>
        {children}
      </div>
    </>
  );
}
