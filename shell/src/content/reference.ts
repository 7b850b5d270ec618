import { parseContent } from '@ringside/shared/section/parseContent';
import { referenceSchema } from './schema';

/** Advice on the pages about elements. */
export const reference = parseContent('reference', referenceSchema, {
  ways: [
    {
      name: 'To your server',
      description:
        'Set the attribute `action` to its URL. The server receives a `POST` with the JSON `{"email": "…"}` and must allow your page’s origin (CORS). If your page has a Content-Security-Policy, add the server’s origin to `connect-src`.',
      code: '<ringside-newsletter look="card" action="https://boxing.example/subscribers"></ringside-newsletter>',
    },
    {
      name: 'With your own form',
      description:
        'Give your form its `action` and `method`. The browser sends it as you wrote it, with all fields, such as a consent, and your encoding and target. The element checks the address first.',
      code: `<ringside-newsletter look="card">
  <form action="https://boxing.example/subscribers" method="post">
    <label>Email address <input type="email" name="email" required autocomplete="email"></label>
    <label><input type="checkbox" name="consent" value="yes" required> Send me the newsletter</label>
    <button>Subscribe</button>
  </form>
</ringside-newsletter>`,
    },
    {
      name: 'To your script',
      description: 'Listen for the event, and store the email address yourself.',
      code: `document.addEventListener('ringside-subscribe', (event) => {
  // You have the address now, and the form reports success.
  event.preventDefault();
  fetch('/subscribers', { method: 'POST', body: event.detail.email });
});`,
    },
  ],
  /** What each framework needs besides the tag itself. */
  frameworks: [
    { name: 'React 19', code: `import './types/react.js';` },
    {
      name: 'Vue',
      description: 'The compiler must not take our tags for Vue components.',
      code: `// vite.config.ts
vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('ringside-') } } });

// In the component
import './types/vue.js';`,
    },
    { name: 'Svelte', code: `import './types/svelte.js';` },
    {
      name: 'Angular',
      code: `import { CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import './types/html.js';

@Component({ schemas: [CUSTOM_ELEMENTS_SCHEMA] })`,
    },
  ],
});
