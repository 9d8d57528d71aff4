import { translated } from '@portal/application-ui/language';
import { Button, Card, Notice } from '@portal/ui';
import { DateField, ErrorSummary } from '@portal/ui/forms';
import type { FormEvent, ReactNode } from 'react';
import * as t from '../../messages/places';

interface EntryFormProps {
  title: string;
  /** The title of a refusal. */
  failed: string;
  /** The form's state from `useCheckedForm`. */
  form: {
    summary: Parameters<typeof ErrorSummary>[0]['errors'];
    attempt: number;
    failure: string | null;
    busy: boolean;
    submit: (event: FormEvent) => void;
  };
  children: ReactNode;
}

/** A form that adds a row to the settings of places. */
export const EntryForm = ({ title, failed, form, children }: EntryFormProps) => (
  <Card title={title}>
    <ErrorSummary errors={form.summary} attempt={form.attempt} />
    {form.failure ? (
      <Notice tone="danger" role="alert" title={failed}>
        <p>{translated(form.failure)}</p>
      </Notice>
    ) : null}
    <form onSubmit={form.submit} noValidate>
      {children}
      <Button type="submit" busy={form.busy}>
        {t.addThem()}
      </Button>
    </form>
  </Card>
);

interface Days {
  from: string;
  until: string;
}

interface DayFieldsProps {
  /** The prefix of the fields' ids. */
  of: string;
  typed: Days;
  errors: Partial<Days>;
  change: (days: Partial<Days>) => void;
  /** Whether most entries are one day: then the last day follows the first until another one is chosen. */
  oftenOne?: boolean;
}

/** The first and the last day. */
export const DayFields = ({ of, typed, errors, change, oftenOne }: DayFieldsProps) => (
  <>
    <DateField
      id={`${of}-from`}
      label={t.placeFirstDay()}
      value={typed.from}
      error={errors.from}
      onChange={({ currentTarget: { value: from } }) =>
        change(oftenOne ? { from, until: typed.until || from } : { from })
      }
    />
    <DateField
      id={`${of}-until`}
      label={t.placeLastDay()}
      min={typed.from}
      value={typed.until}
      error={errors.until}
      onChange={({ currentTarget }) => change({ until: currentTarget.value })}
    />
  </>
);
