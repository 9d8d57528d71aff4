// Runs in every page of a story: writes down each short message. A message stands for two to four seconds, and a slow
// machine may look only after that.
{
  const told = [];
  window.portalTold = told;
  const shown = (node) => {
    if (!(node instanceof Element)) return;
    const inside = [...node.querySelectorAll('.Toastify__toast')];
    const toasts = node.matches('.Toastify__toast') ? [node, ...inside] : inside;
    told.push(...toasts.map((toast) => toast.textContent));
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(shown);
  }).observe(document, { childList: true, subtree: true });
}
