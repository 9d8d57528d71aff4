import type { FormerOperations, operations } from './generated';

type Operations = operations & FormerOperations;
type Operation = keyof Operations;

/** The JSON body of an answer. */
export type AnswerBody<O extends Operation, Status extends number = 200> = Operations[O] extends {
  responses: { [status in Status]: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;
