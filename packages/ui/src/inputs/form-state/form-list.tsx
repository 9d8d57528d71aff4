import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PlusIcon, TrashIcon } from '../../base/icons';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { rich } from '../../language/rich';
import * as t from '../../messages/lists';
import { FieldError, Optional } from '../forms/field';
import { useForm, useFormError, useFormValue } from './form-context';

export interface FormListProps<Row extends object> {
  /** The path of the rows in the form. */
  path: string;
  title: string;
  /** The title of a row: 'Degree 1'. */
  rowTitle: (position: number) => string;
  /** 'Add a degree'. */
  addLabel: string;
  blank: () => Row;
  min?: number;
  max?: number;
  optional?: boolean;
  hint?: ReactNode;
  /** The reason for asking, below the list's title. */
  why?: ReactNode;
  /** Hides the title of a single row, which would repeat the title of the list. */
  hideOnlyTitle?: boolean;
  children: (rowPath: string, index: number) => ReactNode;
}

interface Removed<Row> {
  row: Row;
  index: number;
}

const unseen = (words: string) => <span className="visually-hidden">{words}</span>;

const isFilled = (row: object) =>
  Object.values(row).some((value) => (typeof value === 'string' ? value.trim() !== '' : Boolean(value)));

/** Rows that a person adds and removes. A removed row that was not empty can be restored. */
export function FormList<Row extends object>(props: FormListProps<Row>) {
  const { path, title, rowTitle, addLabel, blank, min = 0, max = 20, optional, hint, children } = props;
  const form = useForm();
  const rows = useFormValue<Row[] | undefined>(path) ?? [];
  const error = useFormError(path);
  const box = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<Removed<Row> | null>(null);
  const [focusRow, setFocusRow] = useState<number | null>(null);
  const [opened, setOpened] = useState<number | null>(null);

  useEffect(() => {
    if (focusRow === null) return;
    const selector = focusRow >= 0 ? `[data-row="${focusRow}"] :is(input, select, textarea)` : '[data-after]';
    box.current?.querySelector<HTMLElement>(selector)?.focus();
    setFocusRow(null);
  }, [focusRow]);

  function add() {
    form.set(path, [...rows, blank()]);
    setRemoved(null);
    open(rows.length);
  }
  function remove(index: number) {
    const row = rows[index];
    form.set(
      path,
      rows.filter((_, position) => position !== index),
    );
    setRemoved(row && isFilled(row) ? { row, index } : null);
    setOpened(null);
    setFocusRow(-1);
  }
  function undo({ row, index }: Removed<Row>) {
    form.set(path, [...rows.slice(0, index), row, ...rows.slice(index)]);
    setRemoved(null);
    open(index);
  }
  function open(index: number) {
    setOpened(index);
    setFocusRow(index);
  }

  const heading = (
    <>
      {title}
      <Optional show={optional} />
    </>
  );
  return (
    <div ref={box}>
      <Card title={heading}>
        {props.why}
        {hint ? <p className="form-text">{hint}</p> : null}
        <FieldError id={`${path}-error`}>{error}</FieldError>
        {rows.length === 0 ? <p className="p-muted">{t.nothingAdded()}</p> : null}
        {rows.map((_, index) => (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own; fields read by position
            key={index}
            className={index === opened ? 'p-list-row p-opened' : 'p-list-row'}
            data-row={index}
          >
            <legend className={rows.length === 1 && props.hideOnlyTitle ? 'visually-hidden' : 'p-list-title'}>
              {rowTitle(index + 1)}
            </legend>
            {children(`${path}.${index}`, index)}
            {rows.length > min ? (
              <Button variant="quiet" small onClick={() => remove(index)}>
                <TrashIcon /> {rich(t.removeRow({ title: rowTitle(index + 1), hidden: unseen }))}
              </Button>
            ) : null}
          </fieldset>
        ))}
        <div role="status">
          {removed ? (
            <p className="p-list-removed">
              {t.wasRemoved({ title: rowTitle(removed.index + 1) })}{' '}
              <button type="button" className="p-link" data-after onClick={() => undo(removed)}>
                {t.undo()}
              </button>
            </p>
          ) : null}
        </div>
        {rows.length < max ? (
          <Button id={path} variant="outline" small onClick={add} data-after={removed ? undefined : true}>
            <PlusIcon /> {addLabel}
          </Button>
        ) : null}
      </Card>
    </div>
  );
}
