import { drawnMail } from './drawn-mail';

test('the layout and the styles of an email are drawn, its words as they are', () => {
  const { innerHTML } = drawnMail(
    `<!doctype html><html><head><title>On</title></head><body style="margin: 0px;">
<table role="presentation" width="100%"><tr><td align="center" style="color: red;"><p>A &amp; B<br><strong>c</strong></p></td></tr></table></body></html>`,
  );
  expect(innerHTML.replace(/\n/g, '')).toBe(
    '<div style="margin: 0px;"><table role="presentation" width="100%"><tr><td align="center" style="color: red;"><p>A &amp; B<br><strong>c</strong></p></td></tr></table></div>',
  );
});

test('links lead nowhere, and what does something is not drawn', () => {
  const mail = drawnMail(
    '<body><a href="https://care.example" onclick="x()">here</a><script>x()</script><style>p{}</style><img src="/x" onerror="x()"><iframe src="/y">f</iframe><form><button>b</button></form></body>',
  );
  expect(mail.textContent).toBe('herefb');
  expect([...mail.querySelectorAll('*')].map(({ tagName }) => tagName)).toEqual(['DIV', 'A']);
  expect(mail.querySelector('a')?.getAttributeNames()).toEqual(['style']);
});

test('an email whose elements do not end as they began is drawn all the same', () => {
  expect(drawnMail('</p></td>A<p>B</div>C').textContent).toBe('ABC');
});
