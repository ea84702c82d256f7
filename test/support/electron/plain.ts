/**
 * Returns the value as JSON carries it. Throws, with the path, on anything that structured clone and JSON
 * transfer differently, because only plain data may cross between the processes.
 *
 * Members that are undefined are dropped, as optional members may be. The function uses nothing outside
 * itself, because it is also sent into a page as text.
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
  // An object of another JavaScript world has a different Object constructor, so the constructor's name is
  // compared.
  const constructorName = (Object.getPrototypeOf(value) as { constructor?: { name?: string } } | null)
    ?.constructor?.name;
  if (kind !== "[object Object]" || (constructorName !== undefined && constructorName !== "Object"))
    throw new TypeError(`${path} is ${constructorName ?? kind}, which is no plain data`);
  return Object.fromEntries(
    Object.entries(value as Record<string, unknown>)
      .filter(([, member]) => member !== undefined)
      .map(([name, member]) => [name, plain(member, `${path}.${name}`)]),
  );
}
