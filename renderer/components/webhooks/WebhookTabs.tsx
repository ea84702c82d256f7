import { Link, useLocation } from "wouter";
import { to } from "../../app/routes.ts";
import { useTranslation } from "../../wording/use-translation.tsx";
import classes from "./WebhookTabs.module.css";

const TABS = [
  { name: "overview", href: to.webhooks(), exact: true },
  { name: "events", href: to.events(), exact: false },
  { name: "endpoint", href: to.webhookEndpoint(), exact: false },
  { name: "routes", href: to.webhookRoutes(), exact: false },
] as const;

/** Tabs of the webhook screens; the current one is marked. */
export function WebhookTabs() {
  const t = useTranslation();
  const [path] = useLocation();
  return (
    <nav className={classes["tabs"]} aria-label={t("window.webhooks.tabs.label")}>
      {TABS.map(({ name, href, exact }) => (
        <Link
          key={name}
          href={href}
          className={classes["tab"] ?? ""}
          aria-current={(exact ? path === href : path.startsWith(href)) ? "page" : undefined}
        >
          {t(`window.webhooks.tabs.${name}`)}
        </Link>
      ))}
    </nav>
  );
}
