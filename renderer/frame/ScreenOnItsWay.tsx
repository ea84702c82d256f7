import { Skeleton } from "@mantine/core";
import { useTranslation } from "../wording/use-translation.tsx";
import classes from "./Frame.module.css";

/** Placeholder of a screen while it loads. */
export function ScreenOnItsWay() {
  const t = useTranslation();
  return (
    <div className={classes["onItsWay"]} role="status" aria-label={t("window.look.loading")}>
      <Skeleton height={24} width={240} mb={28} />
      <Skeleton height={112} mb={20} />
      <Skeleton height={180} />
    </div>
  );
}
