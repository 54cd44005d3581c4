// Runs before the first paint and before the application: a chosen theme must not flash, and an
// application that never arrives must be said, which it cannot do itself.
(() => {
  try {
    const theme = localStorage.getItem('heartwood.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.classList.add(theme);
  } catch {
    // Without storage the device's own theme holds.
  }

  const showFailure = (event) => {
    if (!(event.target instanceof HTMLScriptElement) || event.target.type !== 'module') return;
    const message = document.createElement('p');
    message.setAttribute('role', 'alert');
    message.textContent = 'Error loading Heartwood';
    const again = document.createElement('a');
    again.href = '';
    again.textContent = 'Try again';
    message.className = again.className = 'block p-4 text-center text-xl';
    const show = () => document.body.replaceChildren(message, again);
    if (document.body) show();
    else document.addEventListener('DOMContentLoaded', show);
  };
  window.addEventListener('error', showFailure, true);
})();
