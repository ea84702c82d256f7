import { Button } from "@mantine/core";
import { useState } from "react";
import { CopyButton } from "../../../components/text/CopyButton.tsx";
import { UntrustedAddress } from "../../../components/text/UntrustedAddress.tsx";
import { useTranslation } from "../../../wording/use-translation.tsx";
import classes from "./webhooks.module.css";

type SecretAddressProps = { readonly name: string; readonly address: string };

/**
 * Shows a URL whose path is a secret: knowing it is enough to post to it. The path is masked until the user
 * reveals it, and the whole URL can be copied.
 */
export function SecretAddress({ name, address }: SecretAddressProps) {
  const t = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <div>
      <div className={classes["section"]}>{name}</div>
      <div className={classes["address"]}>
        <code className="sw-mono" dir="ltr">
          <UntrustedAddress text={shown ? address : withoutPath(address)} />
        </code>
        <Button
          size="compact-sm"
          variant="subtle"
          aria-expanded={shown}
          aria-label={t(shown ? "window.webhooks.address.coverNamed" : "window.webhooks.address.showNamed", {
            name,
          })}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? "window.webhooks.address.cover" : "window.webhooks.address.show")}
        </Button>
        <CopyButton content="secret" text={address} label={t("window.webhooks.address.copy", { name })} />
      </div>
    </div>
  );
}

function withoutPath(address: string): string {
  const url = URL.parse(address);
  return url === null ? "…" : `${url.origin}/…`;
}
