import { OWN_SCRIPT, type Row, scriptOf, type Variant } from './variant.ts';

const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; report-uri /reports; ";
const TYPES = "require-trusted-types-for 'script'";
const andOwn = (policy: string) => policy.replace('script-src', "script-src 'self'");

const withPolicy = (name: string, more: string): Variant => ({
  name,
  page: ({ policy }) => ({ policy: `${NOTHING}${policy}; ${more}` }),
});

const withOwnScript = (name: string, policies: string, own: string): Variant => ({
  name,
  page: ({ policy }) => ({
    policy: `${NOTHING}${andOwn(policy)}; style-src 'self'; ${TYPES}; trusted-types ${policies}`,
    head: OWN_SCRIPT,
  }),
  files: () => ({ '/own.js': own }),
});

export const policies: Row = {
  name: "`default-src 'none'` and our origin, nothing inline",
  variants: [
    withPolicy("`style-src 'self'`", "style-src 'self'"),
    {
      name: "`style-src 'none'`",
      page: ({ policy }) => ({ policy: `${NOTHING}${policy}; style-src 'none'`, head: '' }),
      // This policy allows no style at all, so no style reserves space for a section.
      moves: true,
    },
    {
      name: "`'strict-dynamic'` and a nonce",
      page: (embedded) => ({
        policy: `${NOTHING}${embedded.policy.replace('script-src', "script-src 'nonce-once' 'strict-dynamic'")}; style-src 'self'`,
        scripts: scriptOf(embedded, 'async nonce="once"'),
      }),
    },
  ],
};

const REFUSE = `{ createHTML: refuse, createScript: refuse, createScriptURL: refuse }`;
const refuse = "const refuse = () => { throw new TypeError('refused') };";

export const trustedTypes: Row = {
  name: `\`${TYPES}\``,
  variants: [
    withPolicy("`trusted-types 'none'`", `style-src 'self'; ${TYPES}; trusted-types 'none'`),
    withOwnScript(
      'a policy `lit-html` is taken',
      'lit-html react',
      `${refuse} for (const name of ['lit-html', 'react']) trustedTypes.createPolicy(name, ${REFUSE});`,
    ),
    withOwnScript(
      'the default policy refuses all',
      'default',
      `${refuse} trustedTypes.createPolicy('default', ${REFUSE});`,
    ),
  ],
};
