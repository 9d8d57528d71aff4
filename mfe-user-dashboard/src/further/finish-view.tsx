import { ButtonLink, Notice, Skeleton } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import type { FullReview, SubmittedFurther } from '../api';
import { useDashboard } from '../common/context';
import { Failed } from '../common/failed';
import { ViewHeading } from '../common/heading';
import { LinkButton } from '../common/link-button';
import { useLoaded } from '../common/use-loaded';
import { continuePath, named, reference } from '../common/words';
import * as t from '../messages/finish';
import * as missing from '../messages/missing';
import * as reading from '../messages/reading';
import { loadReview } from '../review/load-review';
import { viewSentence } from '../review/messages';
import { FinishForm } from './finish-form';
import { internForm, visitorForm } from './programme-form';
import { Submitted } from './submitted';

/** /userdashboard/applications/7/finish: the questions of a further application. */
export default function FinishView() {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,9}$/.test(id) ? <Finish key={id} id={Number(id)} /> : <Navigate to="/" replace />;
}

function Finish({ id }: { id: number }) {
  const dashboard = useDashboard();
  const { loaded, reload, put } = useLoaded(`application ${id}`, () => loadReview(dashboard, id));
  const [submission, setSubmission] = useState<SubmittedFurther | null>(null);
  if (submission) return <Submitted submission={submission} />;
  switch (loaded.state) {
    case 'loading':
      return (
        <>
          <ViewHeading title={reading.applicationNamed({ reference: reference(id) })} />
          <Skeleton lines={9} label={reading.loadingApplication()} />
        </>
      );
    case 'failed':
      return (
        <>
          <ViewHeading title={reading.applicationNamed({ reference: reference(id) })} error />
          <Failed title={viewSentence(loaded.error)} retry={reload} />
        </>
      );
    case 'ready':
      return <Form review={loaded.value} put={put} onSubmitted={setSubmission} onGone={reload} />;
  }
}

interface FormProps {
  review: FullReview;
  put: (review: FullReview) => void;
  onSubmitted: (submission: SubmittedFurther) => void;
  onGone: () => void;
}

const forms: readonly { programme: string; Finish: (props: FormProps) => ReactNode }[] = [
  { programme: 'intern', Finish: (props) => <FinishForm form={internForm} {...props} /> },
  { programme: 'visitor', Finish: (props) => <FinishForm form={visitorForm} {...props} /> },
];

function Form(props: FormProps) {
  const { abilities, type } = props.review;
  const own = forms.find(({ programme }) => programme === type);
  if (!abilities.finish) return <NotHere review={props.review} sentence={reading.cannotEdit()} />;
  if (!own) return <NotHere review={props.review} sentence={missing.unknownType()} />;
  return <own.Finish {...props} />;
}

/** Says that the application has no form for finishing it, or no longer has it. */
function NotHere({ review: { id, type, abilities }, sentence }: { review: FullReview; sentence: string }) {
  return (
    <>
      <ViewHeading title={named({ id, type })} />
      <Notice tone="warning" role="alert">
        <p>{abilities.continue ? t.goesOnElsewhere() : sentence}</p>
      </Notice>
      <p className="p-row">
        {abilities.continue ? <ButtonLink href={continuePath(type)}>{t.goOnThere()}</ButtonLink> : null}
        <LinkButton to={`/applications/${id}`} variant="outline">
          {reading.viewApplication()}
        </LinkButton>
      </p>
    </>
  );
}
