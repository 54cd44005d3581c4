// Runs before the first paint: a stored theme must not flash, and an application whose script cannot be
// fetched cannot say so itself.
try {
  const theme = localStorage.getItem('heartwood.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.classList.add(theme);
} catch {
  // Without storage the device's own theme applies.
}

window.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
    const showLoadFailure = () => {
      document.getElementById('root')?.remove();
      document.getElementById('load-failure')?.removeAttribute('hidden');
    };
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', showLoadFailure);
    else showLoadFailure();
  },
  true,
);
