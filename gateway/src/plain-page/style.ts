/** The portal's colours and measures in one small sheet, for pages that load nothing else. */
export const css = `
:root{color-scheme:light dark;--ground:#FAF7F2;--card:#fff;--text:#22302e;--muted:#5b6664;--line:#d9d3c8;--deep:#0E5A52;--bad:#9c2f22}
@media (prefers-color-scheme:dark){:root{--ground:#101617;--card:#182021;--text:#e7ecea;--muted:#a6b2b0;--line:#36423f;--deep:#7fc9bd;--bad:#f0a79c}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:1rem/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font-size:1.6rem;line-height:1.25;margin:0 0 .75rem}
h2{font-size:1.15rem;margin:0 0 .5rem}
p{margin:0 0 .75rem;max-width:42rem}
section{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1rem 1.25rem;margin:1rem 0}
label{display:block;font-weight:600;margin-top:.75rem}
input[type=text],input[type=email],input[type=password]{display:block;width:100%;max-width:24rem;font:inherit;padding:.6rem .7rem;border:1px solid var(--muted);border-radius:8px;background:var(--ground);color:inherit;min-height:44px}
button{font:inherit;font-weight:600;min-height:44px;padding:.5rem 1rem;margin:.75rem .5rem 0 0;border:1px solid var(--deep);border-radius:8px;background:transparent;color:var(--deep);cursor:pointer}
button.main{background:var(--deep);color:var(--ground)}
button:focus-visible,input:focus-visible,a:focus-visible{outline:3px solid var(--deep);outline-offset:2px}
a{color:var(--deep)}
.muted{color:var(--muted);font-size:.925rem}
.notice{border-inline-start:4px solid var(--deep);padding:.5rem .9rem;background:var(--card);max-width:42rem}
.bad{border-color:var(--bad)}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.95rem}
th,td{text-align:start;vertical-align:top;padding:.4rem .9rem .4rem 0;border-top:1px solid var(--line);overflow-wrap:anywhere}
td:last-child:not(:only-of-type){overflow-wrap:normal}
form.in-line{display:inline}
`;
