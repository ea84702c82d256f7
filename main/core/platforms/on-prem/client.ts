import type { ChangingCall } from "../../../../shared/migration/resend-table.ts";
import type { Redacted } from "../../../../shared/redacted.ts";
import type { Rule } from "../http/classify.ts";
import { type CallSpec, type OnPremOptions, type SendQuery, openOnPremCaller } from "./caller.ts";
import { readHealth } from "./health.ts";
import type { AccountAnswer, OnPremApi, ShardRequest } from "./port.ts";
import { readAccount, readBackup, readSettings, readShardCount } from "./schema.ts";
import { disableTwoStep, enableTwoStep } from "./two-step.ts";

const any2xx = (status: number): boolean => status >= 200 && status < 300;
const done = (): { kind: "confirmed"; value: null } => ({ kind: "confirmed", value: null });

/**
 * Returns the API of one on-premises client. The URL is https, or http on this machine; sends nothing before
 * the first call. Every method resolves; see OnPremApi.
 */
export function openOnPrem(options: OnPremOptions): OnPremApi {
  const { dialect } = options;
  const { ask, sendOnce, changePassword, session, close } = openOnPremCaller(options);
  return {
    readHealth: () => ask(get(dialect.onPrem.health, "readHealth", readHealth)),
    readSettings: () => ask(get(dialect.onPrem.applicationSettings, "readSettings", readSettings)),
    backup: (password) =>
      sendOnce({
        method: "POST",
        path: dialect.onPrem.backup,
        body: { password: password.reveal() },
        secrets: [password],
        rule: {
          call: "backup",
          statuses: (status) => status === 200,
          emptyBody: "says-nothing",
          read: readBackup,
        },
      }),
    requestAccount: ({ cc, phoneNumber, method, cert, pin }, late) =>
      sendOnce<AccountAnswer>({
        late,
        method: "POST",
        path: dialect.onPrem.account,
        body: { cc, phone_number: phoneNumber, method, cert: cert.reveal(), ...pinMember(pin) },
        secrets: [cert, pin],
        rule: {
          call: "requestAccount",
          statuses: (status) => status === 201 || status === 202,
          emptyBody: "confirms",
          read: readAccount,
        },
      }),
    verifyCode: (code, late) =>
      sendOnce({ ...changing("verifyCode", dialect.onPrem.verify, { code: code.reveal() }, [code]), late }),
    readShards: () => ask(get(dialect.onPrem.shards, "readShards", readShardCount)),
    setShards: (request, late) => {
      const spec = changing("setShards", dialect.onPrem.shards, shardsBody(request), [
        request.cert,
        request.pin,
      ]);
      return sendOnce({ ...spec, late });
    },
    enableTwoStep: (pin, late) => sendOnce({ ...enableTwoStep(dialect, pin), late }),
    disableTwoStep: (late) => sendOnce({ ...disableTwoStep(dialect), late }),
    changePassword,
    async tokenEndsAt() {
      const signedIn = await session.current();
      return signedIn.kind === "confirmed" ? { ...signedIn, value: signedIn.value.endsAt } : signedIn;
    },
    close,
  };
}

function get<T>(path: string, call: SendQuery, read: Rule<T>["read"]): CallSpec<T, SendQuery> {
  return {
    method: "GET",
    path,
    rule: { call, statuses: (status) => status === 200, emptyBody: "says-nothing", read },
  };
}

function changing(
  call: ChangingCall,
  path: string,
  body: CallSpec<null>["body"],
  secrets: CallSpec<null>["secrets"],
): CallSpec<null, ChangingCall> {
  const rule = { call, statuses: any2xx, emptyBody: "confirms", read: done } as const;
  return {
    method: "POST",
    path,
    rule,
    ...(body === undefined ? {} : { body }),
    ...(secrets === undefined ? {} : { secrets }),
  };
}

function shardsBody({ cc, phoneNumber, shards, cert, pin }: ShardRequest): Readonly<Record<string, unknown>> {
  return { cc, phone_number: phoneNumber, shards, cert: cert.reveal(), ...pinMember(pin) };
}

function pinMember(pin: Redacted<string> | undefined): { readonly pin?: string } {
  return pin === undefined ? {} : { pin: pin.reveal() };
}
