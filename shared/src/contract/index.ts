export * from './catalogue.ts';
export * from './embed.ts';
export * from './manifest.ts';
export * from './page.ts';
export * from './picture.ts';
export * from './sectionFacts.ts';
export * from './server.ts';
export * from './services.ts';
