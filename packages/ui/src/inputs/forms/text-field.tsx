import { type ComponentProps, useState } from 'react';
import { joinClasses } from '../../base/join-classes';
import { rich } from '../../language/rich';
import * as t from '../../messages/fields';
import { FieldFrame, type FieldProps, useFieldWiring } from './field';

/** A rough width in characters, which shows how long an answer is expected. */
export type FieldWidth = 4 | 10 | 20;

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'width'> {
  /** A password field gets a Show/Hide button. */
  reveal?: boolean;
  width?: FieldWidth;
}

const unseen = (words: string) => <span className="visually-hidden">{words}</span>;

/** One line of text; also for email, telephone, number, search and password. */
export function TextField({
  label,
  hint,
  error,
  optional,
  reveal,
  width,
  className,
  ...input
}: TextFieldProps) {
  const wiring = useFieldWiring({
    id: input.id,
    name: input.name,
    hint,
    error,
    describedBy: input['aria-describedby'],
  });
  const [shown, setShown] = useState(false);
  const control = (
    <input
      {...input}
      {...wiring.control}
      type={reveal ? (shown ? 'text' : 'password') : input.type}
      spellCheck={reveal ? false : input.spellCheck}
      autoCapitalize={reveal ? 'none' : input.autoCapitalize}
      className={joinClasses('form-control', width && `p-chars-${width}`, className)}
    />
  );
  return (
    <FieldFrame wiring={wiring} label={label} hint={hint} error={error} optional={optional}>
      {reveal ? (
        <div className="p-reveal">
          {control}
          <button type="button" aria-controls={wiring.id} onClick={() => setShown(!shown)}>
            {rich((shown ? t.hide : t.show)({ hidden: unseen }))}
          </button>
          <span className="visually-hidden" role="status">
            {shown ? t.passwordSeen() : ''}
          </span>
        </div>
      ) : (
        control
      )}
    </FieldFrame>
  );
}
