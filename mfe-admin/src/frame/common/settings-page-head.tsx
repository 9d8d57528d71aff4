import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as t from '../../messages/common';

export interface SettingsPageHeadProps {
  title: string;
  /** A status that screen readers announce politely when it changes. */
  status?: string;
  text?: string;
  /** Buttons for the whole page. */
  children?: ReactNode;
}

/** The head of a page below Portal Settings, with the link back to it. */
export function SettingsPageHead({ title, status, text, children }: SettingsPageHeadProps) {
  return (
    <>
      <p className="mb-2">
        <Link to="/admin/portal-settings">{t.portalSettingsLink()}</Link>
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
