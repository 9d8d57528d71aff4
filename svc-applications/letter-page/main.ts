/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import { type Board, boardOf } from './board';
import { NotTaken, post } from './connection';
import { find, forget, keep } from './kept-file';
import { sendInPieces } from './pieces';
import { onceSeen } from './seen';

/** Smaller files are sent with the form and not in pieces. */
const smallBytes = 256 * 1024;
const page = location.pathname;
const below = (name: string) => `${page.replace(/\/$/, '')}/${name}`;

/** A PDF that is being sent; `id` resolves once it has arrived. */
interface Way {
  id: Promise<string | undefined>;
  stop(): void;
}

const form = document.querySelector<HTMLFormElement>('#letter-form');
if (form)
  onceSeen(document, () => {
    // A failure does no harm: the portal also notes the opening when the form is sent.
    fetch(below('opened'), { method: 'POST', keepalive: true }).catch(() => undefined);
  });
if (!form) void forget(page);
// Without https browsers compute no checksum, so the form itself sends the PDF.
else if (globalThis.crypto?.subtle) follow(form, boardOf(form));

function follow(form: HTMLFormElement, board: Board): void {
  const { input } = board;
  let way: Way | undefined;

  const drop = () => {
    way?.stop();
    way = undefined;
    void forget(page);
  };
  const begin = (file: File) => {
    const stopping = new AbortController();
    const { signal } = stopping;
    board.begin(file.name);
    const sending = inMemory(file).then((held) => {
      if (!signal.aborted) void keep(page, held);
      return sendInPieces({
        ...{ file: held, post, signal },
        path: below('pieces'),
        onPercent: board.percent,
        onWaiting: board.waiting,
      });
    });
    const mine: Way = {
      stop: () => stopping.abort(),
      id: sending.then(
        (id) => {
          if (signal.aborted) return undefined;
          board.arrived();
          return id;
        },
        (error) => {
          if (signal.aborted) return undefined;
          way = undefined;
          void forget(page);
          board.failed(error instanceof NotTaken ? error : undefined);
          return undefined;
        },
      ),
    };
    way = mine;
  };

  input.addEventListener('change', () => {
    drop();
    board.rest();
    const file = input.files?.[0];
    if (!file || file.size <= smallBytes) return board.name();
    begin(file);
  });
  board.remove.addEventListener('click', () => {
    drop();
    input.value = '';
    board.rest();
    input.focus();
  });
  form.addEventListener('submit', (event) => {
    const mine = way;
    if (!mine) return;
    // The pieces are sent separately, so the form must not send the file as well.
    input.disabled = true;
    const pressed = event.submitter;
    if (!(pressed instanceof HTMLButtonElement) || pressed.value !== 'send') return;
    event.preventDefault();
    input.disabled = false;
    board.leaving();
    void mine.id.then((id) => {
      if (id === undefined || way !== mine) return;
      input.disabled = true;
      form.append(hidden('act', 'send'), hidden('arriving_file', id));
      form.submit();
    });
  });
  // A page that the Back button restores is loaded anew.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  void find(page).then((file) => {
    if (!file || way || input.files?.length) return;
    board.show(file);
    begin(file);
  });
}

/** A copy in memory, so that sending continues if the file is moved or deleted, as phones do with temporary files. */
const inMemory = async (file: File): Promise<File> => new File([await file.arrayBuffer()], file.name);

function hidden(name: string, value: string): HTMLInputElement {
  return Object.assign(document.createElement('input'), { type: 'hidden', name, value });
}
