/** The script of a partner who stores email addresses. A test runs it as it is printed. */
export const LISTENER = `document.addEventListener('ringside:subscribe', (event) => {
  // You have the address now, and the form reports success.
  event.preventDefault();
  fetch('/subscribers', { method: 'POST', body: event.detail.email });
});`;
