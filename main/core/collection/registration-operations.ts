import { z } from "zod";
import { CodeMethod, ShardCount } from "../../../shared/migration/plan.ts";
import type { Dialect } from "../../../shared/platform/dialect.ts";
import { DONE, META, Meta } from "./on-prem-meta.ts";
import type { Operation, Response } from "./operation.ts";

/** The calls of the on-premises client that concern a number's registration: backup, account, shards, PIN. */
export function registrationOperations({ onPrem }: Dialect): readonly Operation[] {
  return [
    {
      id: "backUp",
      method: "post",
      path: onPrem.backup,
      summary: "Makes a backup of the number's registration",
      security: "onPremisesToken",
      changes: false,
      request: {
        type: "application/json",
        body: {
          name: "BackupRequest",
          schema: z.object({ password: z.string().min(1) }),
          members: { password: "Encodes the backup. Kept for the registration in the cloud." },
        },
      },
      responses: {
        "200": {
          description: "The backup.",
          body: {
            name: "Backup",
            schema: z.looseObject({
              settings: z.looseObject({ data: z.string().min(1) }),
              meta: Meta.optional(),
            }),
            members: { settings: "`data` describes the number and its settings. It can move the number." },
          },
        },
      },
    },
    {
      id: "requestAccount",
      method: "post",
      path: onPrem.account,
      summary: "Asks for the registration of a number with this client",
      assumed: "Authentication and the responses' other members; `vname` is in a list.",
      security: "onPremisesToken",
      changes: true,
      request: {
        type: "application/json",
        body: {
          name: "AccountRequest",
          schema: z.object({
            cc: z.string(),
            phone_number: z.string(),
            method: CodeMethod,
            cert: z.string(),
            pin: Pin.optional(),
          }),
          members: {
            cc: "Country code.",
            phone_number: "The number without its country code.",
            method: "How the registration code is delivered.",
            cert: "Verified-name certificate, base64.",
            pin: "Required if two-step verification is on.",
          },
        },
      },
      responses: {
        "201": { description: "The number is registered here already.", body: META },
        "202": {
          description: "A registration code was sent.",
          body: {
            name: "CodeSent",
            schema: z.looseObject({
              account: z.array(
                z.looseObject({
                  vname: z.string().optional(),
                  sms_wait: Wait,
                  voice_wait: Wait,
                }),
              ),
              meta: Meta.optional(),
            }),
            members: {
              account:
                "`vname` is the display name in the certificate; `sms_wait` and `voice_wait` are the seconds until another code can be requested.",
            },
          },
        },
      },
    },
    {
      id: "enterCode",
      method: "post",
      path: onPrem.verify,
      summary: "Completes the registration with the code; this moves the number here",
      assumed: "The whole call. Any status from 200 to 299 is taken for success.",
      security: "onPremisesToken",
      changes: true,
      request: {
        type: "application/json",
        body: {
          name: "CodeEntry",
          schema: z.object({ code: z.string().regex(/^[0-9]{6}$/) }),
          members: { code: "Digits only." },
        },
      },
      responses: { "201": DONE },
    },
    {
      id: "readShards",
      method: "get",
      path: onPrem.shards,
      summary: "Reads the number of shards",
      assumed: "The whole call.",
      security: "onPremisesToken",
      changes: false,
      responses: {
        "200": {
          description: "The number of shards.",
          body: {
            name: "Shards",
            schema: z.looseObject({
              account: z.looseObject({ shards: z.int().nonnegative() }),
              meta: Meta.optional(),
            }),
          },
        },
      },
    },
    {
      id: "setShards",
      method: "post",
      path: onPrem.shards,
      summary: "Sets the number of shards",
      assumed:
        "The whole call. More than 7 days after the registration it disconnects the number; an expired certificate gets it banned.",
      security: "onPremisesToken",
      changes: true,
      request: {
        type: "application/json",
        body: {
          name: "ShardsRequest",
          schema: z.object({
            cc: z.string(),
            phone_number: z.string(),
            shards: ShardCount,
            cert: z.string(),
            pin: Pin.optional(),
          }),
        },
      },
      responses: { "201": DONE },
    },
    {
      id: "setPin",
      method: "post",
      path: onPrem.twoStep,
      summary: "Turns on two-step verification with this PIN",
      assumed: "The whole call.",
      security: "onPremisesToken",
      changes: true,
      request: { type: "application/json", body: { name: "PinRequest", schema: z.object({ pin: Pin }) } },
      responses: { "200": TWO_STEP_DONE },
    },
    {
      id: "removePin",
      method: "delete",
      path: onPrem.twoStep,
      summary: "Turns off two-step verification",
      assumed: "The whole call.",
      security: "onPremisesToken",
      changes: true,
      responses: { "200": TWO_STEP_DONE },
    },
  ];
}

const Pin = z.string().regex(/^[0-9]{6}$/);
const Wait = z.int().nonnegative().optional();

const TWO_STEP_DONE: Response = {
  description: "Done. The body is empty, `null` or an object.",
  body: { name: "TwoStepDone", schema: z.looseObject({}).nullable() },
};
