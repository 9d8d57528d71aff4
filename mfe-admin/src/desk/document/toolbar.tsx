import { ArrowLeftIcon, ArrowRightIcon, DownloadIcon, Icon, PlusIcon } from '@portal/ui';
import { StoredFileLink } from '@portal/ui/files';
import type { ReactNode } from 'react';
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

/** Above a document: its pages, the zoom, and the ways to have it elsewhere. */
export function Toolbar({ file, opened, pages, to, zoom, scale }: ToolbarProps) {
  const { page, name, href } = file;
  return (
    <div className="p-document-tools">
      <span className="p-document-group">
        <Tool label="Page before" byKey="ArrowLeft" press={() => to(page - 1)} off={page <= 1}>
          <ArrowLeftIcon />
        </Tool>
        <span role="status">
          Page {Math.min(page, pages)} of {pages}
        </span>
        <Tool label="Next page" byKey="ArrowRight" press={() => to(page + 1)} off={page >= pages}>
          <ArrowRightIcon />
        </Tool>
      </span>
      <span className="p-document-group">
        <Tool label="Smaller" byKey="-" press={() => scale(-1)}>
          <Icon>
            <path d="M4 10h12" />
          </Icon>
        </Tool>
        <span>{Math.round(zoom * 100)} %</span>
        <Tool label="Larger" byKey="+" press={() => scale(1)}>
          <PlusIcon />
        </Tool>
      </span>
      <span className="p-document-group p-document-ways">
        {opened.state === 'there' ? (
          <a className="p-icon-button" href={opened.address} download={name} title="Download">
            <DownloadIcon />
            <span className="visually-hidden">Download {name}</span>
          </a>
        ) : null}
        <StoredFileLink href={href}>New tab</StoredFileLink>
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
