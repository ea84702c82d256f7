import { z } from "zod";
import { UNSEEN_CAUSES } from "../checks/unseen-causes.ts";
import { MaskedAddress } from "../platform/callback-address.ts";
import { CloudLevel } from "./connectivity-test.ts";

/** Where the notifications of one number go. */
export const NumberRoute = z.object({
  phoneNumberId: z.string(),
  number: z.string(),
  callbacks: z.object({
    number: MaskedAddress.optional(),
    account: MaskedAddress.optional(),
    application: MaskedAddress.optional(),
  }),
  /** The level whose callback is used; undefined where none is set or none could be read. */
  wins: CloudLevel.optional(),
  /** Where the on-premises client sends its callbacks. */
  onPremises: MaskedAddress.optional(),
  /** Why the cloud's callbacks are not known. */
  unseen: z.enum(UNSEEN_CAUSES).optional(),
});
export type NumberRoute = z.infer<typeof NumberRoute>;

/** An app that gets the account's notifications. `own`: the token's app; false is a stranger. */
const SubscribedAppRow = z.object({
  id: z.string(),
  name: z.string().optional(),
  own: z.boolean().optional(),
  override: MaskedAddress.optional(),
});

/** App, account and number callbacks side by side, and everybody who hears. Addresses are masked. */
export const RouteMap = z.object({
  at: z.string(),
  numbers: z.array(NumberRoute),
  apps: z.array(SubscribedAppRow),
  /** Why the list of apps is not known. */
  appsUnseen: z.enum(UNSEEN_CAUSES).optional(),
  /** The app's own subscription, where the app secret is stored and the deployment answers. */
  application: z
    .object({
      callback: MaskedAddress.optional(),
      fields: z.array(z.string()),
      active: z.boolean().optional(),
    })
    .optional(),
  /** Cloud and on-premises callbacks of a number lead to the same address. */
  sameEndpoint: z.boolean(),
});
export type RouteMap = z.infer<typeof RouteMap>;
