import type { tunnels as english } from "../en/tunnels.ts";
import type { TranslationOf } from "../words.ts";

const found = {
  tunnel: {
    open: "{{host}} está aberto",
    openFor: "{{host}} está aberto; o certificado dele é válido por mais {{span}}",
    endsSoon: "{{host}} está aberto, mas o certificado dele expira em {{span}}",
    none: "nenhum túnel está aberto",
    down: "o túnel não está aberto ({{cause}})",
    downBecause: "o túnel não está aberto ({{cause}}): {{detail}}",
  },
  outsideIn: {
    unchanged: "{{bodies}} corpos passaram por {{host}} sem alterações em {{ms}} ms (mediana)",
    unasked: "não testado: nenhum túnel está aberto",
    notSeen:
      "inconclusivo: este computador ainda não consegue resolver {{host}}, e os servidores DNS dele não puderam ser consultados daqui",
    private: "{{host}} leva a {{address}}, que não é um endereço público da internet",
    unconnected: "não foi possível conectar-se a {{host}} ({{cause}})",
    redirect: "{{host}} redireciona para outra URL (HTTP {{status}}), o que a plataforma não segue",
    page: "{{host}} devolve uma página para visitantes (HTTP {{status}}) em vez de encaminhar a notificação",
    notOurs: "{{host}} devolveu 200, mas nada chegou aqui",
    status: "{{host}} devolveu HTTP {{status}} para {{what}}",
    broken: "{{host}} fechou a conexão sem uma resposta a {{what}}",
    late: "{{host}} não respondeu a {{what}} a tempo",
    changed: "alterado no caminho por {{host}}: {{what}}",
    headerLost: "os corpos passaram por {{host}}, mas o cabeçalho X-Hub-Signature-256 deles não",
    bodies: {
      ascii: "letras simples",
      accents: "acentos e emojis",
      escaped: "caracteres de escape",
      spacing: "quebras de linha e espaços",
      medium: "64 KB de texto",
      large: "2,9 MB",
    },
  },
} as const;

/** What a person should know of a tunnel although it is open. */
const notices = {
  configLeftOut:
    "o cloudflared usaria {{path}}, cujas regras levam a outro lugar: ele é ignorado para este túnel",
  rulesElsewhere:
    "as regras definidas na Cloudflare enviam {{host}} para {{service}}, não para {{here}}: nada chega aqui até que o façam",
} as const;

/** Texts about tunnels other than their causes, which are those of the check `webhooks.tunnel`. */
export const tunnels = { found, notices } as const satisfies TranslationOf<"pt-BR", typeof english>;
