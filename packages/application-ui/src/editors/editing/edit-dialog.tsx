import { Button, Dialog, Notice } from '@portal/ui';
import type { ReactNode } from 'react';
import * as t from '../../messages/editing';
import { EditBody } from './edit-body';
import { madeEditor } from './made-editor';
import { opened } from './opened';
import { internship, visit } from './programme';
import { internTabs } from './tabs/intern-tabs';
import { visitorTabs } from './tabs/visitor-tabs';
import type { EditDialogProps } from './types';

const editors: readonly { programme: string; Editor: (props: EditDialogProps) => ReactNode }[] = [
  {
    programme: 'intern',
    Editor: (props) => (
      <EditBody {...props} {...opened({ programme: internship, tabs: internTabs }, props)} />
    ),
  },
  {
    programme: 'visitor',
    Editor: (props) => <EditBody {...props} {...opened({ programme: visit, tabs: visitorTabs }, props)} />,
  },
];

/** The dialog in which an applicant or an admin edits an application's answers and documents. */
export function EditDialog(props: EditDialogProps) {
  const { show, review, reference = review.reference, onClose } = props;
  if (!show) return null;
  const own = editors.find(({ programme }) => programme === review.type);
  if (own) return <own.Editor {...props} />;
  const made = madeEditor(review.type);
  if (made) return <EditBody {...props} {...opened(made, props)} />;
  return (
    <Dialog
      open
      title={t.editTitle({ reference })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t.closeEditor()}</Button>}
    >
      <Notice tone="warning" role="alert" title={t.notEditedHere()}>
        <p>{t.changedWhereBegun()}</p>
      </Notice>
    </Dialog>
  );
}
