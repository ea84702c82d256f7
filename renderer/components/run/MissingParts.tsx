import { Anchor } from "@mantine/core";
import { Link } from "wouter";
import type { MissingPart } from "../../../shared/workspace/plan-for.ts";
import { to } from "../../app/routes.ts";
import { useTranslation } from "../../wording/use-translation.tsx";

type MissingPartsProps = {
  readonly missing: readonly MissingPart[];
  readonly workspace: string;
  readonly phoneNumberId: string;
};

/** What a number lacks before it can be moved, each with a link to where to add it. */
export function MissingParts({ missing, workspace, phoneNumberId }: MissingPartsProps) {
  const t = useTranslation();
  return (
    <>
      <p>{t("window.move.missing.text")}</p>
      <ul>
        {missing.map((part) => {
          const ofNumber = part === "pin" || part === "cert";
          return (
            <li key={part}>
              <span>{t(`window.move.missing.part.${part}`)}</span>{" "}
              <Anchor
                component={Link}
                href={ofNumber ? to.number(workspace, phoneNumberId) : to.workspace(workspace)}
              >
                {t(ofNumber ? "window.move.missing.number" : "window.move.missing.connection")}
              </Anchor>
            </li>
          );
        })}
      </ul>
    </>
  );
}
