import { z } from "zod";
import { SecretLabel } from "../ids.ts";
import { SecretReference } from "./secret-reference.ts";

const Fingerprint = z
  .string()
  .transform((text) => text.replace(/[\s:]/g, "").toUpperCase())
  .refine(
    (hex) => /^[0-9A-F]{64}$/.test(hex),
    "must be a SHA-256 fingerprint: 64 hexadecimal digits, with or without colons",
  )
  .transform((hex) => (hex.match(/../g) ?? []).join(":"));

const certificateChoice = {
  caFile: z.string().min(1, "enter the path of the CA file").optional(),
  sha256: Fingerprint.optional(),
  /** Whether the operating system's root certificates are trusted too, including a company's own. */
  systemRoots: z.boolean().optional(),
};
type CertificateChoice = { caFile?: unknown; sha256?: unknown; systemRoots?: unknown };

const isOneChoice = ({ caFile, sha256 }: CertificateChoice): boolean =>
  caFile === undefined || sha256 === undefined;
const ONE_CHOICE = "use either caFile or sha256, not both";
const hasUseForRoots = ({ sha256, systemRoots }: CertificateChoice): boolean =>
  sha256 === undefined || systemRoots !== true;
const NO_USE_FOR_ROOTS = "remove systemRoots where sha256 is used: a pinned certificate needs no root CAs";

/** How one connection's certificate is verified. Without it, the public roots apply. */
export const TlsChoice = z.lazy(() =>
  z
    .strictObject(certificateChoice)
    .refine(isOneChoice, ONE_CHOICE)
    .refine(hasUseForRoots, NO_USE_FOR_ROOTS)
    .refine((tls) => Object.values(tls).some((value) => value !== undefined), {
      message: "use caFile, sha256 or systemRoots, or leave out tls",
    }),
);
export type TlsChoice = z.infer<typeof TlsChoice>;

/** The path of a PFX file, or a reference to one that the window stored in the vault as base64. */
const Pfx = z.union([
  z.string().min(1, "enter the path of the PFX file"),
  z.strictObject({ vault: SecretLabel }),
]);

const ClientCertificate = z.lazy(() =>
  z.union(
    [
      z.strictObject({
        pfx: Pfx,
        passphrase: SecretReference.optional(),
      }),
      z.strictObject({
        cert: z.string().min(1, "enter the path of the certificate file"),
        key: SecretReference,
        passphrase: SecretReference.optional(),
      }),
    ],
    {
      error: () =>
        'use { "pfx": PATH } or { "cert": PATH, "key": SECRET }, with "passphrase": SECRET if it has one',
    },
  ),
);

/** The same for the on-premises client, where a server in front of it may ask for a client certificate. */
export const OnPremTls = z.lazy(() =>
  z
    .strictObject({ ...certificateChoice, client: ClientCertificate.optional() })
    .refine(isOneChoice, ONE_CHOICE)
    .refine(hasUseForRoots, NO_USE_FOR_ROOTS)
    .refine((tls) => Object.values(tls).some((value) => value !== undefined), {
      message: "use caFile, sha256, systemRoots or client, or leave out tls",
    }),
);

function proxyOrigin(text: string, ctx: z.core.$RefinementCtx<string>): string {
  const refuse = (message: string): never => {
    ctx.addIssue({ code: "custom", message });
    return z.NEVER;
  };
  if (!URL.canParse(text) || !/^[a-z][a-z0-9+.-]*:\/\//i.test(text))
    return refuse(
      'enter the full URL with http://, for example http://proxy.example:3128, or "none" for no proxy',
    );
  const url = new URL(text);
  if (url.protocol !== "http:" && url.protocol !== "https:")
    return refuse("use http:// or https://; other kinds of proxy, such as SOCKS, aren't supported");
  if (url.username !== "" || url.password !== "")
    return refuse("remove the user name and password from the URL; they have their own members");
  if (url.pathname !== "/" || url.search !== "" || url.hash !== "")
    return refuse("remove everything after the host and port");
  return url.origin;
}

/** A proxy URL: http or https, with host and port only. */
export const ProxyAddress = z.string().transform(proxyOrigin);

/**
 * The user name for a proxy. A colon is not allowed: it separates the user name from the password in the
 * request.
 */
export const ProxyUser = z
  .string()
  .min(1, "enter the user name")
  .max(128, "at most 128 characters")
  .refine((name) => !/[:\p{Cc}]/u.test(name), "a user name can't contain a colon or a line break");

/** Used in place of a URL: no proxy at all, even if the machine's settings name one. */
export const NO_PROXY = "none";

/** The proxy for both servers. Without this part the machine's own settings apply. */
export const ProxyPart = z.lazy(() =>
  z
    .strictObject({
      url: z.string().transform((text, ctx) => (text === NO_PROXY ? text : proxyOrigin(text, ctx))),
      username: ProxyUser.optional(),
      password: SecretReference.optional(),
    })
    .refine((proxy) => proxy.url !== NO_PROXY || proxy.username === undefined, {
      message: "remove the user name: no proxy is used",
      path: ["username"],
    })
    .refine((proxy) => proxy.password === undefined || proxy.username !== undefined, {
      message: "enter the user name that the password belongs to",
      path: ["username"],
    }),
);
