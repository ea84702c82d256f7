declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** A file as a `data:` URL. */
declare module "*?inline" {
  const address: string;
  export default address;
}
