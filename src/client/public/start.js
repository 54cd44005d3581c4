// Runs before the first paint and before the application: a chosen theme must not flash, an application
// that never arrives must be said, which it cannot do itself, and what it will ask for is asked for already.
(() => {
  try {
    const theme = localStorage.getItem('heartwood.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.classList.add(theme);
  } catch {
    // Without storage the device's own theme holds.
  }

  // As session-calls.ts and the page ask for it; first-answers.ts hands the answers to them.
  const askAhead = ({ firstCalls = '' }) => {
    const { id, email, name } = JSON.parse(localStorage.getItem('heartwood.user'));
    if (!/^[0-9a-f-]{36}$/i.test(id)) return;
    const answers = new Map();
    window.firstAnswers = answers;
    // They are those of whoever was signed in: not of whom another tab signs in before they are taken.
    window.addEventListener('storage', ({ key }) => {
      if (key === 'heartwood.user' || key === null) window.firstAnswers = undefined;
    });
    const ask = (method, path, body = '') => {
      const question = `${method} ${path} ${body}`;
      const headers = body ? { 'content-type': 'application/json' } : {};
      const answer = fetch(path, { method, headers, body: body || undefined }).then(
        // Read at once: what nobody reads would hold up the line.
        async (response) => new Response(await response.arrayBuffer(), response),
      );
      answers.set(question, answer);
      const forget = () => answers.delete(question);
      // What nobody has taken is better asked again: once it has failed, or after a quarter of a minute.
      answer.then(() => setTimeout(forget, 15_000), forget);
      return answer;
    };
    const askAbout = async (path, list) => {
      const [first] = await (await list).clone().json();
      if (first) ask('GET', path.replace(':first', first.id));
    };
    ask('POST', '/api/auth/login', JSON.stringify({ id, email, name: name ?? '' }));
    let before;
    for (const path of firstCalls.match(/\/api\/\S+/g) ?? []) {
      if (path.includes(':first')) askAbout(path, before).catch(() => undefined);
      else before = ask('GET', path.replace(':userId', id));
    }
  };
  try {
    askAhead(document.currentScript.dataset);
  } catch {
    // Nobody is stored, or nobody that the application would know.
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
