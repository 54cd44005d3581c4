/** For when not even the error page can be drawn. `start.js` says the same where this never arrived. */
export function showMountFailure(): void {
  const message = document.createElement('p');
  message.role = 'alert';
  message.textContent = 'Error loading Heartwood';
  const again = document.createElement('a');
  again.href = '';
  again.textContent = 'Try again';
  message.className = again.className = 'block p-4 text-center text-xl';
  document.body.replaceChildren(message, again);
}
