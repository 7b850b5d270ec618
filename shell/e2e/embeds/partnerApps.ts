import { build, type InlineConfig, type Plugin } from 'vite';
import { compileScript, parse } from 'vue/compiler-sfc';

const MAIN: Readonly<Record<'react' | 'vue', string>> = {
  react: `
    import { createRoot } from 'react-dom/client';
    import { jsx } from 'react/jsx-runtime';
    import * as snippet from 'virtual:snippet.jsx';
    createRoot(document.getElementById('app')).render(jsx(Object.values(snippet)[0], {}));`,
  vue: `
    import { createApp } from 'vue';
    import Snippet from 'virtual:snippet.js';
    createApp(Snippet).mount('#app');`,
};

/** The script of a partner's app in React or Vue, whose only component is a snippet. */
export async function bundleApp(kind: 'react' | 'vue', snippet: string): Promise<string> {
  const files: Readonly<Record<string, string>> = {
    'virtual:main.js': MAIN[kind],
    [kind === 'react' ? 'virtual:snippet.jsx' : 'virtual:snippet.js']:
      kind === 'react' ? snippet : compiled(snippet),
  };
  const virtual: Plugin = {
    name: 'partner-app',
    resolveId: (id) => (Object.hasOwn(files, id) ? id : undefined),
    load: (id) => files[id],
  };
  const config: InlineConfig = {
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [virtual],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: 'virtual:main.js' },
    },
  };
  const result = await build(config);
  const [chunk] = 'output' in result ? result.output : [];
  if (!chunk) throw new Error('the app became no script');
  return chunk.code;
}

/** A single-file component as a module. */
function compiled(source: string): string {
  const { descriptor, errors } = parse(source);
  if (errors.length > 0) throw errors[0];
  return compileScript(descriptor, { id: 'snippet', inlineTemplate: true }).content;
}
