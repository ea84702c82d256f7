import "./boot/no-eval.ts";
import "@mantine/core/styles.css";
import "@mantine/spotlight/styles.css";
import "./theme/fonts.css";
import "./theme/tokens.css";
import "./theme/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { openLink } from "./api/open-link.ts";
import { App } from "./frame/App.tsx";
import { guardMarkup } from "./boot/trusted-types.ts";
import { settingsOver } from "./stores/realm-stores.ts";

guardMarkup(window as Parameters<typeof guardMarkup>[0]);

const link = openLink(window as Parameters<typeof openLink>[0]);
const settings = settingsOver(link);
settings.refresh().catch(() => undefined);

const nonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute("content") ?? "";
const root = document.querySelector("#root");
if (root === null) throw new Error("The page has no place for the window.");
createRoot(root).render(
  <StrictMode>
    <App link={link} settings={settings} styleNonce={nonce} />
  </StrictMode>,
);
