import type { managed as english } from "../en/managed.ts";
import type { TranslationOf } from "../words.ts";

/** What the administrator of this computer fixed, and what is wrong with how it was written down. */
export const managed = {
  title: "Fixado pelo administrador",
  none: "O administrador deste computador não fixou nenhuma configuração.",
  source: "Lido de {{source}} quando o Switchover foi iniciado. Uma alteração vale após o próximo início.",
  unused:
    "Local destas configurações: {{source}}. Não puderam ser usadas quando o Switchover foi iniciado; uma alteração vale após o próximo início.",
  here: "O administrador fixou isto.",
  notYet: "Isto não pode ser alterado até que as configurações gerenciadas sejam corrigidas.",
  proxy: {
    system: "Proxy: as configurações deste computador",
    none: "Proxy: nenhum",
    url: "Proxy: {{url}}",
    except: "Proxy: {{url}}, exceto para {{except}}",
    invalid: "Proxy: desconhecido. Nenhuma conexão com outro computador é feita.",
  },
  retention: {
    days: "Dias em que as notificações são mantidas: no máximo {{days}}",
    size: "Tamanho de todas as notificações armazenadas: no máximo {{megabytes}} MB",
    invalid:
      "Por quanto tempo as notificações são mantidas não pode ser alterado agora. Vale o que foi escolhido antes.",
  },
  tunnels: {
    each: "Túneis que podem ser usados:",
    only: "Túneis que podem ser usados: {{tunnels}}",
    none: "Nenhum túnel pode ser usado.",
    invalid: "Não se sabe quais túneis podem ser usados, então nenhum pode ser usado.",
  },
  updates: {
    off: "Atualizações: nenhuma. O Switchover não as procura.",
    feed: "Atualizações: de {{url}}",
    invalid: "Atualizações: não se sabe de onde. O Switchover não as procura.",
  },
  certificates: {
    public: "Autoridades certificadoras: as públicas",
    system: "Autoridades certificadoras: as públicas e as deste computador",
    added: "Autoridades certificadoras adicionadas: {{count}}",
    invalid: "Autoridades certificadoras: não se sabe quais. Só valem as públicas.",
  },
  trouble: {
    unreadable: "As configurações gerenciadas não podem ser lidas.",
    "too-large": "As configurações gerenciadas são maiores que 64 KB.",
    "not-json": "As configurações gerenciadas não são um objeto JSON com cada nome uma única vez.",
    "not-protected":
      "As configurações gerenciadas não valem como estão: outros usuários além do administrador podem alterar {{at}}.",
    invalid: "A configuração “{{key}}” existe, mas não em uma forma que o Switchover entenda.",
    unknown: "Esta versão não conhece a configuração “{{key}}”, então ela não fixa nada.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
