/** For when not even the error page can be drawn. */
export function showMountFailure(): void {
  const message = document.createElement('p');
  message.role = 'alert';
  message.className = 'p-8 text-center text-xl';
  message.textContent = 'Error loading Heartwood';
  document.body.replaceChildren(message);
}
