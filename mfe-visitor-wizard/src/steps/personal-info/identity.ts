import { sendFile } from '@portal/application-ui/wizard';
import type { Send } from '@portal/ui/wizard';
import type { VisitApp } from '../../wizard/app';
import { visitWords } from '../../wizard/messages';

/** Sends the identity document and records that it is stored. */
export function sendIdentity(app: VisitApp): Send {
  const { api, form } = app;
  const send = sendFile(app, visitWords.documents, (file, options) =>
    api.nationalId(form.values(), file, options),
  );
  return async (file, options) => {
    const stored = await send(file, options);
    form.load({ ...form.values(), national_id_name: stored.name });
    return stored;
  };
}
