// Runs in every page of a story and records each short message: a message is shown for two to four seconds, and on a
// slow machine the story may look only later.
{
  const shown = [];
  window.portalToasts = shown;
  const keep = (node) => {
    if (!(node instanceof Element)) return;
    const inside = [...node.querySelectorAll('.Toastify__toast')];
    const toasts = node.matches('.Toastify__toast') ? [node, ...inside] : inside;
    shown.push(...toasts.map((toast) => toast.textContent));
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(keep);
  }).observe(document, { childList: true, subtree: true });
}
