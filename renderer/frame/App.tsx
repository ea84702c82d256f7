import { MantineProvider } from "@mantine/core";
import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { Router } from "wouter";
import { useHashLocation } from "wouter/use-hash-location";
import type { Link } from "../api/link.ts";
import { VaultGateProvider } from "../components/vault/use-vault-gate.tsx";
import type { Feed } from "../stores/feed.ts";
import { valueOf } from "../stores/loadable.ts";
import { openRealmStores, realmClient, type RealmStores } from "../stores/realm-stores.ts";
import type { Realm } from "../../shared/rpc/realm.ts";
import type { Settings } from "../../shared/settings/settings.ts";
import { theme } from "../theme/theme.ts";

import { copyWithoutMarks } from "../app/copy-without-marks.ts";
import { LanguageProvider } from "../app/LanguageProvider.tsx";
import { Frame } from "./Frame.tsx";
import { openNotice } from "../app/notice.ts";
import { REALM_BASE, realmOf } from "../app/routes.ts";
import { PaletteProvider } from "./palette/PaletteProvider.tsx";
import { openShownWorkspace } from "../app/shown-workspace.ts";
import { ScreenOnItsWay } from "./ScreenOnItsWay.tsx";
import { Screens } from "./Screens.tsx";
import { useLanding } from "../app/use-landing.ts";
import { useRefreshedNumber } from "../app/use-refreshed-number.ts";
import { useRememberedRealm } from "../app/use-remembered-realm.ts";
import { WindowProvider } from "../app/window-context.tsx";

type AppProps = {
  readonly link: Link;
  readonly settings: Feed<Settings>;
  readonly styleNonce: string;
};

/** The whole window: the chosen appearance and language, and the realm that the URL names. */
export function App({ link, settings, styleNonce }: AppProps) {
  useEffect(() => copyWithoutMarks(document), []);
  const appearance = useStore(settings, (state) => valueOf(state)?.appearance) ?? "system";
  return (
    <MantineProvider
      theme={theme}
      getStyleNonce={() => styleNonce}
      defaultColorScheme="auto"
      {...(appearance === "system" ? {} : { forceColorScheme: appearance })}
    >
      <LanguageProvider settings={settings}>
        <RealmWindow link={link} settings={settings} />
      </LanguageProvider>
    </MantineProvider>
  );
}

function RealmWindow({ link, settings }: Omit<AppProps, "styleNonce">) {
  const [path] = useHashLocation();
  const realm = realmOf(path);
  const stores = useRealmStores(link, realm);
  useRefreshedNumber(link, settings, stores);
  const [shownWorkspace] = useState(() => openShownWorkspace(settings));
  const [notice] = useState(openNotice);
  const parts = useMemo(
    () => (stores === undefined ? undefined : { link, settings, stores, shownWorkspace, notice }),
    [link, notice, settings, shownWorkspace, stores],
  );
  const landed = useLanding(settings, stores);
  useRememberedRealm(link, settings, { realm, landed });
  if (parts === undefined || parts.stores.realm !== realm) return null;
  return (
    <WindowProvider parts={parts}>
      <Router key={realm} hook={useHashLocation} base={REALM_BASE[realm]}>
        <VaultGateProvider>
          <PaletteProvider>
            <Frame>{landed ? <Screens /> : <ScreenOnItsWay />}</Frame>
          </PaletteProvider>
        </VaultGateProvider>
      </Router>
    </WindowProvider>
  );
}

/**
 * Opens the stores of a realm and closes them when another realm is shown; undefined before the first are
 * open.
 */
function useRealmStores(link: Link, realm: Realm): RealmStores | undefined {
  const [stores, setStores] = useState<RealmStores>();
  useEffect(() => {
    const opened = openRealmStores(realmClient(link, realm), realm);
    setStores(opened);
    return () => opened.close();
  }, [link, realm]);
  return stores;
}
