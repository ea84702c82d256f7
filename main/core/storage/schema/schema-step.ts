/** One step of the schema: what brings a database from `version - 1` to `version`. */
export type SchemaStep = { readonly version: number; readonly sql: string };
