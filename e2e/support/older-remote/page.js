import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

// A hook works only where react and its renderer are the same copy.
function Page() {
  const [words] = useState('Built for an older shell');
  return createElement('h1', null, words);
}

let root;
export const bootstrap = async () => {};
export async function mount({ domElement }) {
  root = createRoot(domElement);
  root.render(createElement(Page));
}
export async function unmount() {
  root.unmount();
}
