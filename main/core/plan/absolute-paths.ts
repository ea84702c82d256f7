import { resolve } from "node:path";
import type { Plan } from "../../../shared/migration/plan.ts";
import type { SecretReference } from "../../../shared/migration/secret-reference.ts";

type Client = NonNullable<NonNullable<Plan["onPrem"]["tls"]>["client"]>;

/** Gives the plan with absolute paths: relative paths start from the plan's folder. */
export function withAbsolutePaths(plan: Plan, folder: string): Plan {
  const secret = (reference: SecretReference): SecretReference =>
    "file" in reference ? { file: resolve(folder, reference.file) } : reference;
  const path = (written: string): string => resolve(folder, written);
  const tls = <T extends { readonly caFile?: string | undefined }>(choice: T): T => ({
    ...choice,
    ...present("caFile", choice.caFile, path),
  });
  const client = (given: Client): Client => {
    const passphrase = present("passphrase", given.passphrase, secret);
    return "pfx" in given
      ? { ...given, pfx: typeof given.pfx === "string" ? path(given.pfx) : given.pfx, ...passphrase }
      : { ...given, cert: path(given.cert), key: secret(given.key), ...passphrase };
  };
  const { cloud, onPrem, number, backupPassword, proxy, ...rest } = plan;
  const { auth } = onPrem;
  return {
    ...rest,
    cloud: {
      ...cloud,
      accessToken: secret(cloud.accessToken),
      ...present("appSecret", cloud.appSecret, secret),
      ...present("tls", cloud.tls, tls),
    },
    onPrem: {
      ...onPrem,
      auth:
        "token" in auth
          ? { token: secret(auth.token) }
          : { ...auth, password: secret(auth.password), ...present("newPassword", auth.newPassword, secret) },
      ...present("tls", onPrem.tls, (choice) => ({
        ...tls(choice),
        ...present("client", choice.client, client),
      })),
    },
    number: { ...number, ...present("pin", number.pin, secret), ...present("cert", number.cert, secret) },
    ...present("backupPassword", backupPassword, secret),
    ...present("proxy", proxy, (given) => ({ ...given, ...present("password", given.password, secret) })),
  };
}

/** True if any member of the plan refers to the vault. */
export function refersToVault(plan: Plan): boolean {
  const { auth, tls } = plan.onPrem;
  const client = tls?.client;
  const references = [
    plan.cloud.accessToken,
    plan.cloud.appSecret,
    ...("token" in auth ? [auth.token] : [auth.password, auth.newPassword]),
    ...(client !== undefined && "key" in client ? [client.key] : []),
    ...(client !== undefined && "pfx" in client && typeof client.pfx !== "string" ? [client.pfx] : []),
    client?.passphrase,
    plan.proxy?.password,
    plan.number.pin,
    plan.number.cert,
    plan.backupPassword,
  ];
  return references.some((reference) => reference !== undefined && "vault" in reference);
}

function present<K extends string, T>(
  name: K,
  value: T | undefined,
  change: (value: T) => T,
): Partial<Record<K, T>> {
  return value === undefined ? {} : ({ [name]: change(value) } as Partial<Record<K, T>>);
}
