import { resolve } from "node:path";
import type { Plan, TlsChoice } from "../../../../shared/migration/plan.ts";
import type { SecretReference } from "../../../../shared/migration/secret-reference.ts";

/** The plan with every `file` and `caFile` made absolute: relative ones are meant from the plan's own folder. */
export function withAbsolutePaths(plan: Plan, folder: string): Plan {
  const secret = (reference: SecretReference): SecretReference =>
    "file" in reference ? { file: resolve(folder, reference.file) } : reference;
  const tls = (choice: TlsChoice): TlsChoice =>
    choice.caFile === undefined ? choice : { ...choice, caFile: resolve(folder, choice.caFile) };
  const { cloud, onPrem, number, backupPassword, ...rest } = plan;
  const { auth } = onPrem;
  return {
    ...rest,
    cloud: { ...cloud, accessToken: secret(cloud.accessToken), ...present("tls", cloud.tls, tls) },
    onPrem: {
      ...onPrem,
      auth:
        "token" in auth
          ? { token: secret(auth.token) }
          : { ...auth, password: secret(auth.password), ...present("newPassword", auth.newPassword, secret) },
      ...present("tls", onPrem.tls, tls),
    },
    number: { ...number, ...present("pin", number.pin, secret), ...present("cert", number.cert, secret) },
    ...present("backupPassword", backupPassword, secret),
  };
}

/** Does any member of the plan stand in the vault? */
export function refersToVault(plan: Plan): boolean {
  const { auth } = plan.onPrem;
  const references = [
    plan.cloud.accessToken,
    ...("token" in auth ? [auth.token] : [auth.password, auth.newPassword]),
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
