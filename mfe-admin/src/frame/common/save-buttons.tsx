import type { DownloadedFile, DownloadOptions } from '@portal/remote-sdk';
import { Button } from '@portal/ui';
import { useStaff } from './staff-context';
import { useDownload } from './use-download';

export interface SavedFile {
  words: string;
  fetch: (options: DownloadOptions) => Promise<DownloadedFile>;
}

/** A button for each file format in which something can be saved. */
export const SaveButtons = ({ files, failed }: { files: readonly SavedFile[]; failed: string }) =>
  files.map((file) => <SaveButton key={file.words} {...file} failed={failed} />);

function SaveButton({ words, fetch, failed }: SavedFile & { failed: string }) {
  const { shell } = useStaff();
  const { bytes, start } = useDownload();
  const press = () => start({ fetch, onFailed: (message) => shell.notify.error(message ?? failed) });
  return (
    <Button variant="outline" small busy={bytes !== null} onClick={press}>
      {words}
    </Button>
  );
}
