import { useTranslation } from "../../wording/use-translation.tsx";
import { CopyButton } from "../text/CopyButton.tsx";
import classes from "./certificate.module.css";

/** A SHA-256 fingerprint as two-digit groups, eight per block, so that two people can compare it aloud. */
export function Fingerprint({ sha256, label }: { readonly sha256: string; readonly label: string }) {
  const t = useTranslation();
  return (
    <div className={classes["fingerprint"]}>
      <span className={classes["fingerprintName"]}>{label}</span>
      <code className={classes["pairs"]} dir="ltr">
        {groupsOf(sha256).map((group, index) => (
          // The groups never change order.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index}>{group}</span>
        ))}
      </code>
      <CopyButton content="plain" text={sha256} label={t("window.certificate.copyFingerprint", { label })} />
    </div>
  );
}

function groupsOf(sha256: string): readonly string[] {
  const pairs = sha256.split(":");
  const groups: string[] = [];
  for (let at = 0; at < pairs.length; at += 8) groups.push(pairs.slice(at, at + 8).join(":"));
  return groups;
}
