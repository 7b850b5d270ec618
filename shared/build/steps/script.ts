import type { InlineConfig, Rolldown } from 'vite';
import { build, conditions, LIT_WITHOUT_TEMPLATES, TYPESCRIPT } from './commonConfig.ts';

export interface Script {
  chunk: Rolldown.OutputChunk;
  /** Files that the script loads by URL, such as fonts. */
  assets: readonly Rolldown.OutputAsset[];
}

type Options = Pick<InlineConfig, 'plugins'> & Pick<Rolldown.OutputOptions, 'assetFileNames'>;

/**
 * Bundles a file and all its imports into one minified script without exports, so that it also runs as a classic
 * script.
 *
 * @param root the package's folder
 */
export async function bundleScript(root: string, file: string, options: Options = {}): Promise<Script> {
  const { assetFileNames, ...config } = options;
  const result = await build({
    ...config,
    resolve: { conditions: await conditions('client') },
    root,
    base: '/',
    configFile: false,
    oxc: TYPESCRIPT,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        treeshake: LIT_WITHOUT_TEMPLATES,
        input: file,
        output: { format: 'iife', codeSplitting: false, ...(assetFileNames && { assetFileNames }) },
      },
    },
  });
  const [chunk, ...others] = 'output' in result ? result.output : [];
  if (!chunk) throw new Error(`ringside: building ${file} produced no script.`);
  return { chunk, assets: others.filter((other) => other.type === 'asset') };
}
