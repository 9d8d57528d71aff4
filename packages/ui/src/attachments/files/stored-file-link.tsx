import { Children, type MouseEvent, type ReactNode, useContext, useState } from 'react';
import * as t from '../../messages/storedFiles';
import { askForFile, type FileRefusal } from './ask-for-file';
import { UploadTargetContext } from './upload-target';

const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/** The sentence that explains why a file does not open. */
export const fileRefusals: Record<FileRefusal, () => string> = {
  gone: t.fileGone,
  'signed-out': t.fileSignedOut,
  waiting: t.fileUnchecked,
  unreachable: () => '',
};

/** Opens an empty tab during the press: browsers block tabs that open later. Null when they block this one, too. */
function blankTab(): Window | null {
  try {
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    return tab;
  } catch {
    return null;
  }
}

function followLink(href: string): void {
  const link = document.createElement('a');
  Object.assign(link, { href, target: '_blank', rel: 'noopener' });
  document.body.append(link);
  link.click();
  link.remove();
}

/** The state of a file that does not open: it waits for the virus scanner, or the scanner refused it. */
export type FileScan = 'waiting' | 'refused';

const scans: Record<FileScan, () => string> = {
  waiting: t.beingChecked,
  refused: t.hasVirus,
};

interface StoredFileLinkProps {
  href: string;
  scan?: FileScan | undefined;
  className?: string | undefined;
  /** Whether the link's text is the name of the file, which a translating browser must not change. */
  named?: boolean | undefined;
  children: ReactNode;
}

/**
 * A link to a stored file, which opens in a new tab, or on the page where that shows files. The file is requested
 * first: a refusal is shown beside the link, so that nobody sees an answer for machines in an empty tab.
 */
export function StoredFileLink({ href, scan, className, named, children }: StoredFileLinkProps) {
  if (!scan)
    return (
      <OpeningLink href={href} className={className} named={named}>
        {children}
      </OpeningLink>
    );
  return (
    <>
      <span translate={named ? 'no' : undefined}>{children}</span>{' '}
      <span className={`p-file-refused ${scan === 'refused' ? 'p-error' : 'p-muted'}`}>{scans[scan]()}</span>
    </>
  );
}

function OpeningLink({ href, className, named, children }: Omit<StoredFileLinkProps, 'scan'>) {
  const { renew, failed, notify, show } = useContext(UploadTargetContext);
  const [refusal, setRefusal] = useState<FileRefusal | null>(null);

  async function open() {
    setRefusal(null);
    const tab = blankTab();
    const refused = await askForFile(href, renew);
    if (refused) {
      tab?.close();
      setRefusal(refused);
      notify?.(failed);
    } else if (tab) tab.location.replace(href);
    else followLink(href);
  }

  return (
    <>
      <a
        className={className}
        translate={named ? 'no' : undefined}
        href={href}
        target="_blank"
        rel="noopener"
        data-name={Children.toArray(children).join('')}
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          const name = event.currentTarget.dataset.name ?? '';
          if (!show?.({ href, name })) void open();
        }}
      >
        {children}
        <span className="visually-hidden" translate={named ? 'yes' : undefined}>
          {' '}
          {show ? t.opensHere() : t.opensInTab()}
        </span>
      </a>
      {refusal ? (
        <span className="p-error p-file-refused" role="alert">
          {`${failed} ${fileRefusals[refusal]()}`.trim()}
        </span>
      ) : null}
    </>
  );
}
