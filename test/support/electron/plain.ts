/**
 * The value as JSON carries it. Throws, with the path, at anything that structured clone would hand over and JSON
 * would not, or the other way round: what crosses between the processes is plain data.
 *
 * Members that are undefined are dropped, as an optional member may be. Stands alone, because it is also sent
 * into a page as text.
 */
export function plain(value: unknown, path = "value"): unknown {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") {
    if (Number.isFinite(value)) return value;
    throw new TypeError(`${path} is no finite number`);
  }
  if (Array.isArray(value)) return value.map((item: unknown, index) => plain(item, `${path}[${index}]`));
  if (typeof value !== "object") throw new TypeError(`${path} is ${typeof value}, which is no plain data`);
  const kind = Object.prototype.toString.call(value);
  // An object of another world has another Object as its maker, so the maker's name is compared.
  const maker = (Object.getPrototypeOf(value) as { constructor?: { name?: string } } | null)?.constructor
    ?.name;
  if (kind !== "[object Object]" || (maker !== undefined && maker !== "Object"))
    throw new TypeError(`${path} is ${maker ?? kind}, which is no plain data`);
  return Object.fromEntries(
    Object.entries(value as Record<string, unknown>)
      .filter(([, member]) => member !== undefined)
      .map(([name, member]) => [name, plain(member, `${path}.${name}`)]),
  );
}
