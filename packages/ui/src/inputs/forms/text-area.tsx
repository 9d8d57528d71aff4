import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { joinClasses } from '../../base/join-classes';
import { CharacterCount } from './character-count';
import { FieldFrame, type FieldProps, useFieldWiring } from './field';

export interface TextAreaProps extends FieldProps, ComponentProps<'textarea'> {
  /** The number of characters allowed. People may type more: the counter shows how many are too many. */
  limit?: number;
  /** Below the least length the counter is red, as it is above the limit, and shows 'length/limit'. */
  least?: number;
}

/** Several lines of text; with `limit`, a counter is shown below. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  limit,
  least,
  className,
  ref,
  ...area
}: TextAreaProps) {
  const node = useRef<HTMLTextAreaElement | null>(null);
  const [length, setLength] = useState(() => String(area.value ?? area.defaultValue ?? '').length);
  const wiring = useFieldWiring({
    id: area.id,
    name: area.name,
    hint,
    error,
    describedBy: [area['aria-describedby'], limit && `${area.id ?? area.name ?? ''}-count`]
      .filter(Boolean)
      .join(' '),
  });

  // A form library may set the text without an event; so every render counts again.
  useEffect(() => {
    if (node.current) setLength(node.current.value.length);
  });

  return (
    <FieldFrame wiring={wiring} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        translate="no"
        rows={4}
        {...area}
        {...wiring.control}
        ref={(element) => {
          node.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
          return undefined;
        }}
        onInput={(event) => {
          setLength(event.currentTarget.value.length);
          area.onInput?.(event);
        }}
        className={joinClasses('form-control', className)}
      />
      {limit === undefined ? null : (
        <CharacterCount id={`${wiring.id}-count`} length={length} limit={limit} least={least} />
      )}
    </FieldFrame>
  );
}
