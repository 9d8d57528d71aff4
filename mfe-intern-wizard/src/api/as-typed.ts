/**
 * A request as a person fills it in: the contract's fields, where a choice is still any text and a figure may be
 * one, too. The server holds it against its lists and limits.
 */
export type AsTyped<T> = T extends string
  ? string
  : T extends number
    ? number | string
    : T extends readonly (infer Row)[]
      ? AsTyped<Row>[]
      : T extends object
        ? { [Field in keyof T]: AsTyped<T[Field]> }
        : T;
