import { columnsOf } from './columns';

const address = (text: string) => new URLSearchParams(text);

test('columns keep their own order, and none of them may be chosen', () => {
  expect(columnsOf(address('columns=email,programme,nothing'))).toEqual(['programme', 'email']);
  expect(columnsOf(address('columns='))).toEqual([]);
  expect(columnsOf(address(''))).toContain('programme');
});
