import type { watch as english } from "../en/watch.ts";
import type { TranslationOf } from "../words.ts";

/** What detectors and scheduled checks report. */
export const watch = {
  found: {
    "repeats-retry_one":
      "{{count}} evento foi recebido novamente. O endpoint, ou a conexão com ele, não devolveu 200 a tempo.",
    "repeats-retry_other":
      "{{count}} eventos foram recebidos novamente. O endpoint, ou a conexão com ele, não devolveu 200 a tempo.",
    "repeats-second-app_one":
      "{{count}} evento foi recebido duas vezes, assinado com 2 chaves secretas: um segundo app está inscrito.",
    "repeats-second-app_other":
      "{{count}} eventos foram recebidos duas vezes, assinados com 2 chaves secretas: um segundo app está inscrito.",
    "repeats-both-apis_one": "{{count}} mensagem foi recebida pelas duas APIs.",
    "repeats-both-apis_other": "{{count}} mensagens foram recebidas pelas duas APIs.",
    disorder_one: "{{count}} evento foi recebido fora de ordem, depois de um mais recente.",
    disorder_other: "{{count}} eventos foram recebidos fora de ordem, depois de mais recentes.",
    silence: "Nenhum evento recebido há mais de {{minutes}} min. Isso é mais tempo do que o normal aqui.",
    unsupported_one: "{{count}} mensagem era de um tipo que a API não entrega.",
    unsupported_other: "{{count}} mensagens eram de tipos que a API não entrega.",
    unsigned_one: "{{count}} solicitação não tinha assinatura e foi rejeitada.",
    unsigned_other: "{{count}} solicitações não tinham assinatura e foram rejeitadas.",
    "wrong-signature_one":
      "{{count}} solicitação tinha uma assinatura errada e foi rejeitada. Causas possíveis: um remetente desconhecido, outro app ou uma chave secreta alterada.",
    "wrong-signature_other":
      "{{count}} solicitações tinham uma assinatura errada e foram rejeitadas. Causas possíveis: um remetente desconhecido, outro app ou uma chave secreta alterada.",
    "sender-unlisted_one":
      "{{count}} evento tinha uma assinatura válida, mas o endereço do remetente dele não está na lista de endereços remetentes. A lista pode estar desatualizada: atualize-a.",
    "sender-unlisted_other":
      "{{count}} eventos tinham uma assinatura válida, mas os endereços dos remetentes deles não estão na lista de endereços remetentes. A lista pode estar desatualizada: atualize-a.",
    "sender-outside_one":
      "{{count}} solicitação sem uma assinatura válida veio de um endereço que não está na lista de endereços remetentes. Ela foi rejeitada; um firewall com esta lista a mantém fora.",
    "sender-outside_other":
      "{{count}} solicitações sem uma assinatura válida vieram de endereços que não estão na lista de endereços remetentes. Elas foram rejeitadas; um firewall com esta lista as mantém fora.",
  },
  looks: {
    number: {
      works: "O número é informado como funcionando ({{home}}).",
      down: "O número não está funcionando onde está ({{home}}).",
      untold: "Não se sabe se o número funciona.",
      reported: {
        status: "A plataforma informa que o status do número é “{{value}}” ({{home}}).",
        sending: "A plataforma informa para o envio do número “{{value}}” ({{home}}).",
      },
      homes: { "on-premises": "no cliente local", cloud: "na nuvem", unknown: "localização desconhecida" },
    },
    subscription: {
      own: "O app está inscrito.",
      missing: "O app não está inscrito: ele não recebe notificações da nuvem.",
      untold: "A lista de apps inscritos não pôde ser lida.",
      notInCloud: "O número não está na nuvem, então nenhuma inscrição é necessária agora.",
      strangers_one: "O app está inscrito. {{count}} outro app também recebe as mensagens da conta.",
      strangers_other: "O app está inscrito. {{count}} outros apps também recebem as mensagens da conta.",
    },
    tunnel: {
      open: "O túnel está aberto.",
      opening: "O túnel está sendo aberto.",
      reconnecting: "O túnel caiu e está se reconectando.",
      closed: "O túnel está fechado.",
      failed: "O túnel não pôde ser aberto.",
    },
    receiver: {
      listening: "O receptor está em execução.",
      stopped: "O receptor está parado.",
      trouble: "O receptor está em execução, mas não aceita nada: {{trouble}}.",
      troubleStopped: "O receptor não está em execução: {{trouble}}.",
      troubles: {
        "port-taken": "a porta dele está ocupada",
        "disk-full": "o disco está cheio",
        "store-full": "o armazenamento atingiu o limite de tamanho",
        "store-failed": "o armazenamento não pode ser gravado",
        "vault-locked": "o cofre está bloqueado",
        "copies-circle": "cópias encaminhadas voltaram",
      },
    },
    notLooked: "Não pôde ser verificado: {{why}}.",
    notSetUp: "algo não está configurado",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
