import { Dialog } from '@portal/ui';
import { Checkbox, TextField } from '@portal/ui/forms';
import { useState } from 'react';
import { changeView, type SavedView, saveView } from '../../api/saved-views';
import { DialogButtons, DialogFailure } from '../../frame/common/dialog-parts';
import { fieldErrors, refusalSentence } from '../../frame/common/refusal';
import { useStaff } from '../../frame/common/staff-context';
import { useWork } from '../../frame/common/use-work';
import * as profileWords from '../../messages/profile';
import * as t from '../../messages/saved-views';

interface SaveDialogProps {
  /** The query of the list, as a saved view stores it. */
  query: string;
  /** The view to change; absent: a new one. */
  view?: SavedView | undefined;
  close: () => void;
  saved: (view: SavedView) => void;
}

/** Saves the list as a view, or changes a view's name, list or readers. */
export default function SaveDialog({ query, view, close, saved }: SaveDialogProps) {
  const { api } = useStaff();
  const { busy, run } = useWork();
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.shared ?? false);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  function save() {
    setFailure(null);
    setProblem(null);
    const words = { name, query, shared };
    void run(
      async () => saved(view ? await changeView(api, view.id, words) : await saveView(api, words)),
      (error) => {
        const message = fieldErrors(error, ['name']).name ?? null;
        setProblem(message);
        if (message === null) setFailure(refusalSentence(error, t.viewFailed()));
      },
    );
  }
  return (
    <Dialog
      open
      title={view ? t.changeView() : t.saveListAsView()}
      onClose={busy ? undefined : close}
      footer={<DialogButtons button={t.saveView()} busy={busy} close={close} form="view-form" />}
    >
      <form
        id="view-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <DialogFailure failure={failure} />
        <TextField
          id="view-name"
          label={profileWords.name()}
          autoComplete="off"
          maxLength={60}
          value={name}
          error={problem ?? undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Checkbox
          id="view-shared"
          label={t.colleaguesSee()}
          checked={shared}
          onChange={({ target }) => setShared(target.checked)}
        />
        <p className="p-small p-muted mb-0">{t.viewKeeps()}</p>
      </form>
    </Dialog>
  );
}
