import type { allowlist as english } from "../en/allowlist.ts";
import type { TranslationOf } from "../words.ts";

export const allowlist = {
  first: "Primeira lista de {{asns}}: {{four}} prefixos IPv4 e {{six}} IPv6.",
  same: "Sem mudanças desde {{previous}}: {{four}} prefixos IPv4 e {{six}} IPv6 de {{asns}}.",
  changed:
    "Mudou desde {{previous}}: {{added}} adicionados, {{removed}} removidos; {{four}} prefixos IPv4 e {{six}} IPv6 de {{asns}}.",
  compared: "Apenas comparada: a última lista válida não mudou.",
  saved: "Salva como {{format}}: {{file}}",
  refused: "A resposta do registro de endereços não foi usada: {{reason}}",
  found: "Na resposta: {{found}}",
  kept: "A última lista válida é mantida: {{at}}, {{days}} dias de idade.",
  none: "Ainda não há uma lista válida.",
  listed_one: "{{asns}}: {{four}} prefixos IPv4 e {{six}} IPv6, em {{at}} ({{count}} dia de idade).",
  listed_other: "{{asns}}: {{four}} prefixos IPv4 e {{six}} IPv6, em {{at}} ({{count}} dias de idade).",
  schedule: {
    off: "Sem agendamento: uma lista só é atualizada quando você pede.",
    refresh_one:
      "Atualizada a cada {{count}} dia enquanto a janela ou o serve está em execução: {{asns}}. Próxima: {{next}}",
    refresh_other:
      "Atualizada a cada {{count}} dias enquanto a janela ou o serve está em execução: {{asns}}. Próxima: {{next}}",
    remind_one:
      "Lembrete da idade após {{count}} dia enquanto a janela ou o serve está em execução: {{asns}}. Próximo: {{next}}",
    remind_other:
      "Lembrete da idade após {{count}} dias enquanto a janela ou o serve está em execução: {{asns}}. Próximo: {{next}}",
  },
  reason: {
    unreachable: "não é possível alcançar o registro. Verifique a rede e tente de novo.",
    "proxy-invalid":
      "não é possível entender a configuração de proxy que o administrador fixou, por isso ele não foi consultado.",
    timeout: "o registro parou de responder. Tente de novo mais tarde.",
    "too-large": "é grande demais para um único remetente.",
    "cut-off": "está cortada, então podem faltar prefixos.",
    "registry-error": "o registro informa um erro.",
    empty: "não contém prefixos.",
    "no-prefix": "uma entrada não é um prefixo de endereços.",
    "host-bits": "um prefixo tem bits definidos além do seu comprimento.",
    "default-route": "um prefixo abrange todos os endereços.",
    reserved: "um prefixo contém endereços privados ou reservados.",
    shrunk: "tem menos da metade da última lista válida, em prefixos ou em endereços de uma família.",
  },
  finding: {
    changed:
      "A lista de endereços remetentes mudou: {{added}} adicionados, {{removed}} removidos. Atualize seu firewall.",
    refused_one:
      "A lista de endereços remetentes não foi atualizada: {{reason}} A lista antiga é mantida; tem {{count}} dia de idade.",
    refused_other:
      "A lista de endereços remetentes não foi atualizada: {{reason}} A lista antiga é mantida; tem {{count}} dias de idade.",
    refusedFirst:
      "A lista de endereços remetentes não foi atualizada: {{reason}} Ainda não há uma lista válida.",
    old_one: "A lista de endereços remetentes tem {{count}} dia de idade.",
    old_other: "A lista de endereços remetentes tem {{count}} dias de idade.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
