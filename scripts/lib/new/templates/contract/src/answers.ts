import type { operations } from './generated';

type Operation = keyof operations;

/** The JSON body of an answer. */
export type AnswerBody<O extends Operation, Status extends number = 200> = operations[O] extends {
  responses: { [status in Status]: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;
