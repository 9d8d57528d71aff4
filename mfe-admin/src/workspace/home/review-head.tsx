import { translated } from '@portal/application-ui/language';
import { type ApplicationType, staffWordsOf } from '@portal/contract-svc-applications-v1';
import { ArrowLeftIcon, ArrowRightIcon, Button, StatusChip } from '@portal/ui';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router-dom';
import type { FullReview } from '../../api/review';
import { applicantOf } from '../../frame/common/application-words';
import { dayIn } from '../../frame/common/dates';
import { useStaff } from '../../frame/common/staff-context';
import * as applicationsWords from '../../messages/applications';
import * as deskWords from '../../messages/desk';
import * as t from '../../messages/review';
import { ExportButton } from '../../reports/export/export-button';
import { OriginNote } from '../application-list/origin';
import { ReopenedChip } from '../reopening/reopened-chip';
import { Sections } from '../review-workspace/sections';

export const eyebrow = (type: ApplicationType): string => translated(staffWordsOf(type).review);

interface ReviewBarProps {
  turning: { previous: string | null; next: string | null };
  /** The list from which the person came: its address and name. */
  back: { to: string; name: string };
}

/** Links back to the list and to the previous and next applications. */
export function ReviewBar({ turning, back }: ReviewBarProps) {
  return (
    <div className="p-review-bar">
      <Link to={back.to}>{back.name}</Link>
      <Sections />
      <nav className="p-row" aria-label={t.applicantsNav()}>
        <Turn to={turning.previous} byKey="k">
          <ArrowLeftIcon />
          <span className="visually-hidden">{t.previousApplicant()}</span>
        </Turn>
        <Turn to={turning.next} byKey="j">
          <ArrowRightIcon />
          <span className="visually-hidden">{t.nextApplicant()}</span>
        </Turn>
      </nav>
    </div>
  );
}

interface ReviewHeadProps {
  heading: RefObject<HTMLHeadingElement | null>;
  type: ApplicationType;
  /** Null while it is being loaded. */
  review: FullReview | null;
  /** Opens the editor; null for people without that right. */
  edit: (() => void) | null;
}

/** The head of an application: applicant, status and actions. */
export function ReviewHead({ heading, type, review, edit }: ReviewHeadProps) {
  const { branding, locale } = useStaff().shell;
  return (
    <header className="p-review-head">
      <p className="p-letterhead" translate="no">
        {branding.name}
      </p>
      <p className="p-eyebrow">{eyebrow(type)}</p>
      <h1 ref={heading} tabIndex={-1} translate={review ? 'no' : undefined}>
        {review ? applicantOf(review) : eyebrow(type)}
      </h1>
      {review ? (
        <div className="p-row">
          <span translate="no">{review.reference}</span>
          <StatusChip status={review.status} />
          {review.withdrawn_at ? <StatusChip status="withdrawn" /> : null}
          <ReopenedChip reopened={review.reopened} />
          <span className="p-muted">
            {review.submitted_date
              ? t.submittedOn({ day: dayIn(review.submitted_date, locale) })
              : applicationsWords.notSubmitted()}
          </span>
          <span className="p-row" style={{ marginInlineStart: 'auto' }}>
            <ExportButton application={review} small />
            {edit ? (
              <Button variant="outline" small onClick={edit}>
                {applicationsWords.editApplication()}
              </Button>
            ) : null}
          </span>
        </div>
      ) : null}
      {review ? <OriginNote application={review} /> : null}
    </header>
  );
}

function Turn({ to, byKey, children }: { to: string | null; byKey: string; children: ReactNode }) {
  // A link without an address keeps its position, so that the other link does not move under a finger.
  return to ? (
    <Link className="p-icon-button" to={to} aria-keyshortcuts={byKey} title={deskWords.keyIs({ key: byKey })}>
      {children}
    </Link>
  ) : (
    <span className="p-icon-button" aria-disabled="true">
      {children}
    </span>
  );
}
