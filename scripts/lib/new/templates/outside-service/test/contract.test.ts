import openapi from '@portal/contract-svc-example-name-v1/openapi.json';
import { contractDocument } from '../src/document';

test('the contract matches the calls: run `npm run contract` after a change', () => {
  expect(openapi).toEqual(JSON.parse(JSON.stringify(contractDocument())));
});
