import { z } from "zod";
import type { Dialect } from "../../../shared/platform/dialect.ts";
import { SessionUsers } from "../platforms/on-prem/client-session.ts";
import { HealthAnswer } from "../platforms/on-prem/health.ts";
import { SettingsAnswer } from "../platforms/on-prem/schema.ts";
import { SENT } from "./cloud-operations.ts";
import { DONE, Meta } from "./on-prem-meta.ts";
import type { Operation } from "./operation.ts";
import { registrationOperations } from "./registration-operations.ts";

/** The calls of the on-premises client that Switchover makes. */
export function onPremOperations(dialect: Dialect): readonly Operation[] {
  const { onPrem } = dialect;
  return [
    {
      id: "signIn",
      method: "post",
      path: onPrem.login,
      summary: "Signs in; with new_password, it also sets a new password",
      assumed: "The whole call. A client whose first password was never changed returns code 1024.",
      security: "onPremisesLogin",
      changes: false,
      request: {
        type: "application/json",
        body: {
          name: "SignIn",
          schema: z.object({ new_password: z.string().min(8).max(64).optional() }),
        },
      },
      responses: {
        "200": {
          description: "A token.",
          body: {
            name: "Session",
            schema: z.looseObject({ users: SessionUsers, meta: Meta.optional() }),
            members: { users: "`expires_after` has a space in place of the T: 2026-11-28 01:15:00+00:00." },
          },
        },
      },
    },
    {
      id: "readHealth",
      method: "get",
      path: onPrem.health,
      summary: "Reads whether the client is connected",
      assumed: "The whole call.",
      security: "onPremisesToken",
      changes: false,
      responses: {
        "200": {
          description: "The client's state, or that of each node of a cluster.",
          body: {
            name: "Health",
            schema: HealthAnswer.extend({ meta: Meta.optional() }),
            members: {
              health:
                "`gateway_status` (connected, connecting, disconnected, uninitialized, unregistered), or an object with it and `role` for each node of a cluster. One connected node serves the number.",
            },
          },
        },
      },
    },
    {
      id: "readSettings",
      method: "get",
      path: onPrem.applicationSettings,
      summary: "Reads the application settings",
      assumed:
        "The whole call. `wa_id` is the number that the client serves, `webhooks.url` its callback URL.",
      security: "onPremisesToken",
      changes: false,
      responses: {
        "200": {
          description: "The settings.",
          body: { name: "ApplicationSettings", schema: SettingsAnswer.extend({ meta: Meta.optional() }) },
        },
      },
    },
    {
      id: "changeSettings",
      method: "patch",
      path: onPrem.applicationSettings,
      summary: "Sets the callback URL; only settings that are sent change",
      assumed: "The whole call. An empty `url` removes the callback URL.",
      security: "onPremisesToken",
      changes: true,
      request: {
        type: "application/json",
        body: {
          name: "SettingsChange",
          schema: z.looseObject({ webhooks: z.looseObject({ url: z.string().nullable() }) }),
        },
      },
      responses: { "200": DONE },
    },
    {
      id: "sendClientMessage",
      method: "post",
      path: onPrem.messages,
      summary: "Sends a text message",
      assumed: "The whole call.",
      security: "onPremisesToken",
      changes: true,
      request: {
        type: "application/json",
        body: {
          name: "ClientTextMessage",
          schema: z.object({
            recipient_type: z.literal("individual"),
            to: z.string(),
            type: z.literal("text"),
            text: z.object({ body: z.string() }),
          }),
        },
      },
      responses: { "200": { description: "The message was accepted.", body: SENT } },
    },
    ...registrationOperations(dialect),
    ...authorityOperations(onPrem.webhookAuthorities),
  ];
}

/** The certificate authorities that the client trusts for its callback URL. */
function authorityOperations(path: string): readonly Operation[] {
  const assumed = "The whole call. Some clients hold a single certificate and return its text.";
  return [
    {
      id: "readWebhookAuthorities",
      method: "get",
      path,
      summary: "Lists the certificate authorities that the client trusts for its callback URL",
      assumed,
      security: "onPremisesToken",
      changes: false,
      responses: {
        "200": {
          description: "The list; its depth differs between clients.",
          body: {
            name: "WebhookAuthorities",
            schema: z.looseObject({
              certificates: z.array(z.looseObject({ id: z.string().optional(), certificate: z.string() })),
              meta: Meta.optional(),
            }),
          },
        },
      },
    },
    {
      id: "addWebhookAuthority",
      method: "post",
      path,
      summary: "Adds a certificate authority",
      assumed,
      security: "onPremisesToken",
      changes: true,
      request: {
        type: "text/plain",
        body: { name: "Certificate", schema: z.string(), description: "One certificate in PEM." },
      },
      responses: { "200": DONE },
    },
    {
      id: "removeWebhookAuthorities",
      method: "delete",
      path,
      summary: "Removes every certificate authority",
      assumed,
      security: "onPremisesToken",
      changes: true,
      responses: { "200": DONE },
    },
    {
      id: "removeWebhookAuthority",
      method: "delete",
      path: `${path}/{id}`,
      summary: "Removes one certificate authority",
      assumed,
      security: "onPremisesToken",
      changes: true,
      responses: { "200": DONE },
    },
  ];
}
