/**
 * The host that a stored secret was given for, where the form now names another one. A secret never follows an
 * address that was changed: whoever changes it gives the secret anew.
 */
export function storedForAnother(storedAddress: string, address: string): string | undefined {
  if (!URL.canParse(storedAddress) || !URL.canParse(address)) return undefined;
  const stored = new URL(storedAddress);
  return stored.origin === new URL(address).origin ? undefined : stored.host;
}
