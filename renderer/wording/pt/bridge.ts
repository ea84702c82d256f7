import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { bridge as english } from "../en/bridge.ts";

/** Textos del dibujo del puente. */
export const bridge = {
  line: {
    safe: "Seguro até aqui",
    passed: "Depois do ponto sem volta",
    perhaps: "Talvez depois do ponto sem volta",
  },
  awaited: "Esperando a resposta",
  unanswered: "Sem resposta",
  cloud: {
    cloud: "Registrado aqui",
    "on-premises": "Registrado no cliente local",
    nowhere: "Não registrado",
    somewhere: "Em serviço",
    silent: "Localização não informada",
  },
  client: {
    "serves-number": "Conectado",
    "serves-another": "Atende outro número",
    connected: "Conectado, número não informado",
    connecting: "Conectando",
    down: "Não conectado",
    unregistered: "Não registrado",
    silent: "Localização não informada",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
