import { Button, Dialog } from '@portal/ui';
import { Select, TextField } from '@portal/ui/forms';
import { type FormEvent, useState } from 'react';
import { type ModuleRemote, openPreview } from '../../api/modules';
import { DialogButtons, DialogFailure } from '../../frame/common/dialog-parts';
import { refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useWork } from '../../frame/common/use-work';
import * as t from '../../messages/modules';

export interface PreviewDialogProps {
  remote: ModuleRemote;
  /** Called when the dialog closes; true when a link was made. */
  close: (made: boolean) => void;
}

const FORM = 'preview-form';
const mostHours = 336;

/** Makes a preview link that opens one build, and shows the link once. */
export default function PreviewDialog({ remote: { name, title, versions }, close }: PreviewDialogProps) {
  const { api } = useStaff();
  const { busy, run } = useWork();
  const [failure, setFailure] = useState<string | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const [version, setVersion] = useState(versions[0]?.version ?? '');
  const [label, setLabel] = useState('');
  const [hours, setHours] = useState('24');
  const count = Number(hours);
  const incomplete = label.trim() === '' || !Number.isInteger(count) || count < 1 || count > mostHours;

  function make(event: FormEvent) {
    event.preventDefault();
    if (incomplete) return;
    setFailure(null);
    const wish = { version, label: label.trim(), hours: count };
    void run(
      async () => setLink((await openPreview(api, name, wish)).link),
      (error) => setFailure(refusalSentence(error, t.previewNotMade())),
    );
  }

  if (link !== null)
    return (
      <Dialog
        open
        title={t.sharePreviewOf({ title })}
        onClose={() => close(true)}
        footer={<Button onClick={() => close(true)}>{t.previewDone()}</Button>}
      >
        <TextField
          label={t.previewLink()}
          name="preview-link"
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <p>{t.sharePreviewText()}</p>
      </Dialog>
    );
  return (
    <Dialog
      open
      title={t.sharePreviewOf({ title })}
      onClose={busy ? undefined : () => close(false)}
      footer={
        <DialogButtons
          button={t.previewMake()}
          busy={busy}
          incomplete={incomplete}
          close={() => close(false)}
          form={FORM}
        />
      }
    >
      <DialogFailure failure={failure} />
      <p>{t.sharePreviewText()}</p>
      <form id={FORM} onSubmit={make} noValidate>
        <Select
          label={t.previewVersion()}
          name="preview-version"
          options={versions.map((one) => ({ value: one.version, label: one.version }))}
          value={version}
          onChange={(event) => setVersion(event.currentTarget.value)}
        />
        <TextField
          label={t.previewFor()}
          name="preview-label"
          maxLength={80}
          autoComplete="off"
          value={label}
          onChange={(event) => setLabel(event.currentTarget.value)}
        />
        <TextField
          label={t.previewHours()}
          name="preview-hours"
          inputMode="numeric"
          width={4}
          value={hours}
          onChange={(event) => setHours(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
