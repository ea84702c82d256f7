import { z } from "zod";
import { UNSEEN_CAUSES } from "../checks/unseen-causes.ts";
import { MaskedAddress } from "../platform/callback-address.ts";
import { CloudLevel } from "./connectivity-test.ts";

/** The callback URLs of one number. */
export const NumberRoute = z.object({
  phoneNumberId: z.string(),
  number: z.string(),
  callbacks: z.object({
    number: MaskedAddress.optional(),
    account: MaskedAddress.optional(),
    application: MaskedAddress.optional(),
  }),
  /** The level whose callback URL is used; undefined if none is set or none could be read. */
  wins: CloudLevel.optional(),
  /** The on-premises client's callback URL. */
  onPremises: MaskedAddress.optional(),
  /** Why the cloud's callback URLs are unknown. */
  unseen: z.enum(UNSEEN_CAUSES).optional(),
});
export type NumberRoute = z.infer<typeof NumberRoute>;

/** An app that receives the account's notifications. `own`: the token's app; false: another app. */
const SubscribedAppRow = z.object({
  id: z.string(),
  name: z.string().optional(),
  own: z.boolean().optional(),
  override: MaskedAddress.optional(),
});

/** The callback URLs of app, account and numbers, and all subscribed apps. URLs are masked. */
export const RouteMap = z.object({
  at: z.string(),
  numbers: z.array(NumberRoute),
  apps: z.array(SubscribedAppRow),
  /** Why the list of apps is unknown. */
  appsUnseen: z.enum(UNSEEN_CAUSES).optional(),
  /** The app's own subscription, if the app secret is stored and the deployment returns it. */
  application: z
    .object({
      callback: MaskedAddress.optional(),
      fields: z.array(z.string()),
      active: z.boolean().optional(),
    })
    .optional(),
  /** True if the cloud and on-premises callback URLs of a number are the same. */
  sameEndpoint: z.boolean(),
});
export type RouteMap = z.infer<typeof RouteMap>;
