/**
 * A call of a contract: method and path, 'PUT /api/applications/{id}'. `Shape` is its description in the contract's
 * generated types and exists for the compiler alone.
 */
export type Operation<Shape> = string & { readonly shape: Shape };

/** One of several similar operations, chosen at run time. */
export type OneOf<Operations extends Operation<unknown>> = Operation<Operations['shape']>;

/** The part of a shape that describes the body an operation takes. */
export interface Takes<Kind extends string, Body> {
  requestBody: { content: { [kind in Kind]: Body } };
}

type Params<Shape> = Shape extends { parameters: { path: infer Values } }
  ? { params: Values }
  : { params?: never };
type Query<Shape> = Shape extends { parameters: { query?: infer Values } }
  ? [NonNullable<Values>] extends [never]
    ? { query?: never }
    : { query?: { [Name in keyof Values]: Values[Name] | undefined } }
  : { query?: never };
type Body<Shape> =
  Shape extends Takes<'application/json', infer Values>
    ? { body: Values; form?: never }
    : Shape extends Takes<'multipart/form-data', infer Values>
      ? { form: { [Name in keyof Values]: Values[Name] | null | undefined }; body?: never }
      : { body?: never; form?: never };

/** The input of an operation: parameters of its path, its query, and its JSON body or its form with files. */
export type Input<Shape> = Params<Shape> & Query<Shape> & Body<Shape>;

type Success = 200 | 201 | 202 | 204 | 220;
type BodyOf<Response> = Response extends { content: { 'application/json': infer Values } } ? Values : null;

/** The successful answers of an operation, distinguished by their status: 220 is 'already submitted'. */
export type AnswerTo<Shape> = Shape extends { responses: infer Responses }
  ? {
      [Status in keyof Responses & Success]: { status: Status; body: BodyOf<Responses[Status]> };
    }[keyof Responses & Success]
  : never;

/**
 * A request as a person fills it in: the contract's fields, but a choice may be any text and a number may be text. The
 * server checks it against its lists and limits.
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

type TypedQuery<Shape> = Shape extends { parameters: infer All }
  ? {
      parameters: Omit<All, 'query'> & {
        query?: All extends { query?: infer Values } ? AsTyped<Values> : never;
      };
    }
  : unknown;
type TypedBody<Shape> =
  Shape extends Takes<'application/json', infer Values>
    ? Takes<'application/json', AsTyped<Values>>
    : unknown;
type TypedShape<Shape> = Shape extends unknown
  ? Omit<Shape, 'parameters' | 'requestBody'> & TypedQuery<Shape> & TypedBody<Shape>
  : never;

/** The same operation, with query and body as a person filled them in. */
export const asTyped = <Shape>(operation: Operation<Shape>): Operation<TypedShape<Shape>> =>
  operation as Operation<TypedShape<Shape>>;

/** The values in the address of an operation; every parameter of its path must be given. */
export type AddressInput<Shape> = Params<Shape> & Query<Shape>;
export type AddressArguments<Shape> =
  Record<never, never> extends AddressInput<Shape>
    ? [input?: AddressInput<Shape>]
    : [input: AddressInput<Shape>];

interface Values {
  params?: object;
  query?: object;
}

/** The address of an operation. Values are encoded; undefined and '' are left out of the query. */
export function addressOf<Shape>(operation: Operation<Shape>, ...[input]: AddressArguments<Shape>): string {
  return addressFrom(operation, input ?? {});
}

export function addressFrom(operation: string, input: object): string {
  const { params = {}, query = {} } = input as Values;
  const values = new Map<string, unknown>(Object.entries(params));
  const path = operation
    .slice(operation.indexOf('/'))
    .replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return asked.length > 0 ? `${path}?${new URLSearchParams(asked)}` : path;
}
