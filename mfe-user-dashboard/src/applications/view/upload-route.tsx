import { UploadDialog } from '@portal/application-ui/upload';
import { translated } from '@portal/ui/language';
import { useMemo } from 'react';
import { useDashboard } from '../../common/context';
import * as t from '../../messages/changing';
import { dialogClient } from '../../review/dialog-client';
import { useView } from '../../review/view-context';

/** /userdashboard/applications/7/upload: one file of a chosen type. */
export default function UploadRoute() {
  const { api, shell } = useDashboard();
  const { review, putSaved, close } = useView();
  const client = useMemo(() => dialogClient(api.client, shell), [api, shell]);
  return (
    <UploadDialog
      show
      application={review}
      api={client}
      onClose={close}
      onFailed={(title, sentence) => {
        // When the session has ended, the message about that is shown instead.
        if (shell.session.current())
          shell.notify.error(t.refusedBecause({ title, sentence: translated(sentence) }));
      }}
      onUploaded={(upload, version) => {
        const others = review.uploads.filter((one) => one.upload_type !== upload.upload_type);
        putSaved({ ...review, version, uploads: [...others, upload] });
        shell.notify.success(t.uploaded());
        close();
      }}
    />
  );
}
