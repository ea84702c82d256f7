/**
 * Returns the host that a stored secret was entered for, if the form now names another. A stored secret is
 * never sent to a changed URL: it has to be entered again.
 */
export function storedForAnother(storedAddress: string, address: string): string | undefined {
  if (!URL.canParse(storedAddress) || !URL.canParse(address)) return undefined;
  const stored = new URL(storedAddress);
  return stored.origin === new URL(address).origin ? undefined : stored.host;
}
