import { Button } from "@mantine/core";
import { Link, useLocation } from "wouter";
import { useTranslation } from "../../wording/use-translation.tsx";
import type { Cure } from "./cure-of-check.ts";

type CureButtonProps = { readonly cure: Cure; readonly primary: boolean };

/** A button that leads to the very field at which something can be put right. */
export function CureButton({ cure, primary }: CureButtonProps) {
  const t = useTranslation();
  return (
    <Button
      variant={primary ? "filled" : "default"}
      renderRoot={(props) => <Link {...props} href={cure.href} state={cure.state} />}
    >
      {t(`window.move.cure.do.${cure.label}`)}
    </Button>
  );
}

/** The screen that is shown, as a link back to it. */
export function useHere(): string {
  const [here] = useLocation();
  return here;
}
