import { type AST, compile, parse as parseSvelte } from 'svelte/compiler';
import { build, type InlineConfig, type Plugin } from 'vite';
import { compileScript, parse } from 'vue/compiler-sfc';

export type AppKind = 'react' | 'vue' | 'svelte' | 'angular';

/** Mounts one of the snippets, which are modules, in `#app`, and gives a function that takes it away again. */
const MOUNT: Readonly<Record<AppKind, string>> = {
  react: `
    import { createRoot } from 'react-dom/client';
    import { jsx } from 'react/jsx-runtime';
    function mount(place, snippet) {
      const root = createRoot(place);
      root.render(jsx(Object.values(snippet)[0], {}));
      return () => root.unmount();
    }`,
  vue: `
    import { createApp } from 'vue';
    function mount(place, snippet) {
      const app = createApp(snippet.default);
      app.mount(place);
      return () => app.unmount();
    }`,
  svelte: `
    import { mount as mountSvelte, unmount } from 'svelte';
    function mount(place, snippet) {
      const app = mountSvelte(snippet.default, { target: place });
      return () => unmount(app);
    }`,
  // Without a build of Angular's own, the browser compiles its templates.
  angular: `
    import '@angular/compiler';
    import { provideZonelessChangeDetection } from '@angular/core';
    import { bootstrapApplication } from '@angular/platform-browser';
    function mount(place, snippet) {
      const [component] = Object.values(snippet);
      place.append(document.createElement(component.ɵcmp.selectors[0][0]));
      const app = bootstrapApplication(component, { providers: [provideZonelessChangeDetection()] });
      return () => app.then((app) => app.destroy());
    }`,
};

/**
 * The script of a partner's app: `globalThis.mount(index)` shows one of some snippets and gives what takes it away again. The first is
 * shown at once.
 */
export async function bundleApp(kind: AppKind, snippets: readonly string[]): Promise<string> {
  const names = snippets.map((_, index) => `virtual:snippet${index}.${kind === 'react' ? 'tsx' : 'ts'}`);
  const sources = snippets.map((snippet) => COMPILERS[kind](snippet));
  const main = [
    MOUNT[kind],
    ...names.map((name, index) => `import * as snippet${index} from '${name}';`),
    `const snippets = [${names.map((_, index) => `snippet${index}`)}];`,
    "globalThis.mount = (index) => mount(document.getElementById('app'), snippets[index]);",
    'globalThis.mount(Number(location.hash.slice(1)));',
  ].join('\n');
  const files = new Map([
    ['virtual:main.js', main],
    ...names.map((name, index) => [name, sources[index] ?? ''] as const),
  ]);
  const virtual: Plugin = {
    name: 'partner-app',
    resolveId: (id) => (files.has(id) ? id : undefined),
    load: (id) => files.get(id),
  };
  const config: InlineConfig = {
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"', ngDevMode: 'false' },
    plugins: [virtual],
    oxc: { decorator: { legacy: true } },
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

const same = (source: string) => source;

/** What each framework makes of a component before TypeScript and the bundler see it. */
const COMPILERS: Readonly<Record<AppKind, (source: string) => string>> = {
  react: same,
  angular: same,
  svelte: (source) => compile(source, { generate: 'client', dev: false }).js.code,
  vue(source) {
    const { descriptor, errors } = parse(source);
    if (errors.length > 0) throw errors[0];
    const isCustomElement = (tag: string) => tag.startsWith('ringside-');
    const templateOptions = { compilerOptions: { isCustomElement } };
    return compileScript(descriptor, { id: 'snippet', inlineTemplate: true, templateOptions }).content;
  },
};

/**
 * A component as TypeScript sees it: with its template's attributes as a value of the type that we offer for its element.
 *
 * @param tag the element
 */
export function typedSource(kind: AppKind, source: string, tag: string): string {
  if (kind === 'react') return `import './types/react.js';\n${source}`;
  if (kind === 'angular') return `import './types/html.js';\n${source}`;
  if (kind === 'vue') {
    const { descriptor, errors } = parse(source);
    if (errors.length > 0) throw errors[0];
    const root = descriptor.template?.ast?.children.find((child) => child.type === 1);
    const props = root?.props.map((prop) =>
      prop.type === 6
        ? `${JSON.stringify(prop.name)}: ${JSON.stringify(prop.value?.content ?? '')}`
        : `${prop.arg?.loc.source}: ${prop.exp?.loc.source}`,
    );
    return [
      "import './types/vue.js';",
      "import type { GlobalComponents } from 'vue';",
      `export const props: InstanceType<GlobalComponents['${tag}']>['$props'] = { ${props?.join(', ')} };`,
      descriptor.scriptSetup?.content,
    ].join('\n');
  }
  const { fragment } = parseSvelte(source, { modern: true });
  const root = fragment.nodes.find((node) => node.type === 'RegularElement');
  const props = root?.attributes.map((attribute) =>
    attribute.type === 'Attribute'
      ? `${JSON.stringify(attribute.name)}: ${svelteValue(attribute.value)}`
      : '',
  );
  return [
    "import './types/svelte.js';",
    `export const props: svelteHTML.IntrinsicElements['${tag}'] = { ${props?.join(', ')} };`,
    /<script lang="ts">(.*?)<\/script>/s.exec(source)?.[1],
  ].join('\n');
}

/** What stands after the name of an attribute of Svelte's. */
function svelteValue(value: true | AST.ExpressionTag | (AST.Text | AST.ExpressionTag)[]): string {
  if (value === true) return 'true';
  const parts = Array.isArray(value) ? value : [value];
  const [part] = parts;
  if (part?.type === 'Text') return JSON.stringify(part.data);
  if (part?.expression.type === 'Literal') return String(part.expression.value);
  throw new Error('An attribute in Svelte that is neither text nor a literal.');
}
