import {
  type ApplicationType,
  secondaryVisitPurposes,
  visitPurposes,
} from '@portal/contract-svc-applications-v1';
import { Button, Dialog, Notice } from '@portal/ui';
import { ConflictDialog } from '@portal/ui/draft';
import { FormProvider } from '@portal/ui/form-state';
import { focusField } from '@portal/ui/forms';
import { StepErrors } from '@portal/ui/wizard';
import {
  type FormEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { formLimits, type WizardForm } from '../../base/form';
import type { FullReview } from '../../base/review';
import * as t from '../../messages/editing';
import type { ContactForm } from '../../steps/contact';
import { DiscardDialog } from './discard-dialog';
import { createEditSession } from './edit-session';
import { EditTabs } from './edit-tabs';
import { OfferedChanges } from './offered-changes';
import type { EditProgramme } from './programme';
import type { EditTab } from './tabs/types';
import type { EditDialogProps } from './types';

interface EditBodyProps<Form extends WizardForm> extends EditDialogProps {
  programme: EditProgramme<Form>;
  tabs: readonly EditTab[];
}

/**
 * The purposes to choose from. A first draft continues in its wizard, which has fewer purposes than the form of a
 * further visit.
 */
const purposesOf = ({ origin, status }: FullReview) =>
  origin === 'wizard' && (status === 'draft' || status === 'in-progress')
    ? visitPurposes
    : secondaryVisitPurposes;

/** The form by which applicants correct their email and phone number; undefined once the application is submitted. */
function contactOf({ review, admin, api, notify }: EditDialogProps): ContactForm | undefined {
  const isOpen = review.status === 'draft' || review.status === 'in-progress';
  if (admin || !notify || !isOpen) return undefined;
  return { client: api, programme: review.type as ApplicationType, applicationId: review.id, notify };
}

/** The open dialog. It starts from the given review. */
export function EditBody<Form extends WizardForm>(props: EditBodyProps<Form>) {
  const { review, programme, tabs, keep, mailbox, onClose } = props;
  const latest = useLatest(props);
  const [session] = useState(() =>
    createEditSession<Form>({
      ...props,
      onSaved: (saved) => latest.current.onSaved(saved),
      onPartlySaved: (saved) => latest.current.onPartlySaved?.(saved),
      onFailed: (...message) => latest.current.onFailed?.(...message),
      onNothing: () => latest.current.onClose(),
    }),
  );
  const state = useSyncExternalStore(session.subscribe, session.state);
  const [tab, setTab] = useState(() => tabOf(tabs, props.tab) ?? '');
  const [asking, setAsking] = useState(false);
  const formId = useId();
  const title = t.editTitle({ reference: props.reference ?? review.reference });
  const { offered, conflict, lead, saving } = state;

  useEffect(() => session.start(), [session]);
  useEffect(() => {
    if (lead) setTab(lead.tab);
  }, [lead]);

  function close() {
    if (saving || session.isChanged()) setAsking(true);
    else onClose();
  }
  function answer(given: 'stay' | 'keep' | 'delete') {
    setAsking(false);
    if (given === 'stay') return;
    if (given === 'delete') session.discard();
    onClose();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    void session.save();
  }
  function elsewhere(path: string) {
    const home = session.tabOf(path);
    if (home === undefined || home === tab) return null;
    const href = `#${path}`;
    return {
      href,
      open() {
        setTab(home);
        // The field exists only after its tab has rendered.
        requestAnimationFrame(() => focusField(href));
      },
    };
  }

  return (
    <>
      <Dialog
        open
        size="lg"
        title={title}
        onClose={close}
        footer={
          <>
            <Button variant="outline" onClick={close}>
              {t.cancelEdit()}
            </Button>
            {offered ? null : (
              <Button type="submit" form={formId} busy={saving}>
                {saving ? t.savingChanges() : t.saveChanges()}
              </Button>
            )}
          </>
        }
      >
        <FormProvider form={session.form}>
          <form id={formId} noValidate onSubmit={submit} aria-label={title}>
            {offered ? (
              <OfferedChanges
                offered={offered}
                describe={programme.describe}
                onTake={session.takeOffered}
                onDrop={session.dropOffered}
              />
            ) : (
              <>
                <StepErrors problem={state.problem} kept={t.typedStillHere()} elsewhere={elsewhere} />
                <div role="status">{state.note ? <Notice tone="info">{state.note()}</Notice> : null}</div>
                <EditTabs
                  tabs={tabs}
                  context={{
                    files: session.files,
                    limits: formLimits(props.formLimits ?? {}),
                    mailbox,
                    purposes: purposesOf(review),
                    admin: props.admin ?? false,
                    contact: contactOf(props),
                  }}
                  tabOf={session.tabOf}
                  open={tab}
                  onOpen={setTab}
                />
              </>
            )}
          </form>
        </FormProvider>
      </Dialog>
      {conflict ? <ConflictDialog conflict={conflict} describe={programme.describe} /> : null}
      {asking ? (
        <DiscardDialog keepable={keep !== undefined} files={session.files.atStake()} onAnswer={answer} />
      ) : null}
    </>
  );
}

/** The tab with this key, or with a section or document of this key; otherwise the first one. */
const tabOf = (tabs: readonly EditTab[], key = ''): string | undefined =>
  (
    tabs.find(({ parts }) => parts.some(({ sections }) => sections.includes(key))) ??
    tabs.find((tab) => tab.key === key.split('.')[0]) ??
    tabs[0]
  )?.key;

/** A ref with the newest value of each render, for callbacks that outlive the render. */
function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
