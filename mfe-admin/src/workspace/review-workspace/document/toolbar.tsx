import { ArrowLeftIcon, ArrowRightIcon, DownloadIcon, Icon, PlusIcon } from '@portal/ui';
import { StoredFileLink } from '@portal/ui/files';
import type { ReactNode } from 'react';
import * as t from '../../../messages/desk';
import type { ShownFile } from './shown-file';
import type { OpenedFile } from './use-file';

interface ToolbarProps {
  file: ShownFile;
  opened: OpenedFile;
  pages: number;
  to: (page: number) => void;
  zoom: number;
  scale: (direction: 1 | -1) => void;
}

/** The bar above a document: pages, zoom, and buttons to download or open it elsewhere. */
export function Toolbar({ file, opened, pages, to, zoom, scale }: ToolbarProps) {
  const { page, name, href } = file;
  return (
    <div className="p-document-tools">
      <span className="p-document-group">
        <Tool label={t.pageBefore()} byKey="ArrowLeft" press={() => to(page - 1)} off={page <= 1}>
          <ArrowLeftIcon />
        </Tool>
        <span role="status">{t.pageAt({ page: Math.min(page, pages), pages })}</span>
        <Tool label={t.pageNext()} byKey="ArrowRight" press={() => to(page + 1)} off={page >= pages}>
          <ArrowRightIcon />
        </Tool>
      </span>
      <span className="p-document-group">
        <Tool label={t.smaller()} byKey="-" press={() => scale(-1)}>
          <Icon>
            <path d="M4 10h12" />
          </Icon>
        </Tool>
        <span>{Math.round(zoom * 100)} %</span>
        <Tool label={t.larger()} byKey="+" press={() => scale(1)}>
          <PlusIcon />
        </Tool>
      </span>
      <span className="p-document-group p-document-ways">
        {opened.state === 'there' ? (
          <a className="p-icon-button" href={opened.address} download={name} title={t.download()}>
            <DownloadIcon />
            <span className="visually-hidden">{t.downloadNamed({ name })}</span>
          </a>
        ) : null}
        <StoredFileLink href={href}>{t.newTab()}</StoredFileLink>
      </span>
    </div>
  );
}

interface ToolProps {
  label: string;
  byKey: string;
  press: () => void;
  off?: boolean;
  children: ReactNode;
}

const Tool = ({ label, byKey, press, off, children }: ToolProps) => (
  <button
    type="button"
    className="p-icon-button"
    aria-label={label}
    aria-keyshortcuts={byKey}
    aria-disabled={off || undefined}
    onClick={press}
  >
    {children}
  </button>
);
