import { PORTS, wholeNumber } from "../../../../shared/typed-value.ts";
import { TunnelChoice, type TunnelKind } from "../../../../shared/tunnel/tunnel.ts";

/** The tunnel form as typed; each kind uses its own members, the others are kept unused. */
export type TunnelDraft = {
  readonly kind: TunnelKind | "";
  readonly host: string;
  readonly port: string;
  readonly user: string;
  readonly keyFile: string;
  readonly hostKey: string;
  readonly remotePort: string;
  readonly publicUrl: string;
  readonly program: string;
  readonly name: string;
  readonly tokenFile: string;
  readonly domain: string;
  readonly address: string;
};

/** A member that the user types. */
export type TunnelField = Exclude<keyof TunnelDraft, "kind">;

const NOTHING: TunnelDraft = {
  kind: "",
  host: "",
  port: "22",
  user: "",
  keyFile: "",
  hostKey: "",
  remotePort: "",
  publicUrl: "",
  program: "",
  name: "",
  tokenFile: "",
  domain: "",
  address: "",
};

/** Returns the form's initial values for an earlier choice. */
export function tunnelDraft(choice: TunnelChoice | undefined): TunnelDraft {
  if (choice === undefined) return NOTHING;
  const texts = Object.entries(choice).map(([name, value]) => [name, String(value)] as const);
  return { ...NOTHING, ...(Object.fromEntries(texts) as Partial<TunnelDraft>) };
}

/** The members of each kind. */
const FIELDS: Readonly<Record<TunnelKind, readonly TunnelField[]>> = {
  ssh: ["host", "port", "user", "keyFile", "hostKey", "remotePort", "publicUrl"],
  cloudflared: ["program", "publicUrl", "name", "tokenFile"],
  ngrok: ["domain"],
  own: ["publicUrl"],
  lan: ["address"],
  practice: [],
};

/** What is wrong with each member: it is missing, or invalid. */
export type TunnelFaults = Readonly<Partial<Record<TunnelField, "needed" | "wrong">>>;

/** Returns the choice that a draft describes, or what is wrong with its members. */
export function tunnelChoice(
  draft: TunnelDraft,
): { readonly choice: TunnelChoice } | { readonly faults: TunnelFaults } {
  const { kind } = draft;
  if (kind === "") return { faults: {} };
  const typed = FIELDS[kind].flatMap((field): readonly [string, string | number][] => {
    const text = draft[field].trim();
    if (text === "") return [];
    return [[field, (isPort(field) ? wholeNumber(text, PORTS) : undefined) ?? text]];
  });
  // The tunnel would not connect to a server whose host key is not pinned, so the key is required here.
  const unrecognised: TunnelFaults = kind === "ssh" && draft.hostKey === "" ? { hostKey: "needed" } : {};
  const parsed = TunnelChoice.safeParse({ kind, ...Object.fromEntries(typed) });
  if (parsed.success && unrecognised.hostKey === undefined) return { choice: parsed.data };
  const faults = (parsed.error?.issues ?? []).map(({ path }) => {
    const field = String(path[0]) as TunnelField;
    return [field, draft[field]?.trim() === "" ? "needed" : "wrong"] as const;
  });
  return { faults: { ...Object.fromEntries(faults), ...unrecognised } };
}

function isPort(field: TunnelField): boolean {
  return field === "port" || field === "remotePort";
}
