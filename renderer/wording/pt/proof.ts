import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { proof as english } from "../en/proof.ts";

/** Palabras de la cadena de pruebas y de la lista para el sistema propio del cliente. */
export const proof: TranslationOf<"pt-BR", typeof english> = {
  title: "Confirmado desde a migração",
  count: "{{count}} de {{of}} confirmados",
  list: "O que está confirmado desde a migração e o que não está",
  do: {
    message: "Enviar uma mensagem de teste",
    answer: "Testar uma resposta",
    endpoint: "Verificar endpoint",
  },
  sender: {
    title: "O seu próprio sistema",
    lead: "O seu sistema de envio e recebimento também precisa passar para a nova API. Marque o que está feito.",
    count: "{{count}} de {{of}} feitos",
    list: "O que mudar no seu próprio sistema",
    seen: "O seu sistema envia novamente.",
    seenBy: {
      signed: "Status “{{status}}” de uma mensagem não enviada daqui, em uma notificação assinada.",
      unsigned: "Status “{{status}}” de uma mensagem não enviada daqui. O cliente não assina nada.",
    },
    unseen: "Ainda não foi visto enviando.",
    unseenWhy:
      "Marcado automaticamente quando os status das suas mensagens passam pelo Switchover: em um teste de webhooks, ou enquanto ele recebe os webhooks deste número.",
    done: "Feito",
    bySending: "Visto: o seu sistema envia novamente.",
    "to-cloud": {
      address: {
        title: "URL base",
        text: "Envie para a nuvem: POST /v<version>/{{phoneNumberId}}/messages na URL da nuvem. O /v1/messages do cliente não funciona mais.",
      },
      token: {
        title: "Token de acesso",
        text: "Use o token de acesso da nuvem como Bearer, de preferência o de um usuário do sistema. O token de login do cliente não funciona lá.",
      },
      payload: {
        title: "Mensagens",
        text: "Adicione messaging_product. Deixe de fora o que a nuvem não aceita: ela rejeita parte do que o cliente aceitava. Dê a cada botão o índice dele, mesmo a um único. Sem espaços nas pontas dos textos de ações e de botões. Sem pacotes de figurinhas.",
      },
      incoming: {
        title: "Notificações",
        text: "Leia entry, changes e value em vez de listas simples; metadata indica o número. Uma mensagem de voz é audio com voice true. Verifique a assinatura. Um endpoint separado é o mais seguro.",
      },
      media: {
        title: "Mídia",
        text: "Envie novamente: os IDs de mídia do cliente não funcionam na nuvem. Uma URL pública também funciona, a menos que a nuvem bloqueie o host dela.",
      },
      templates: {
        title: "Modelos",
        text: "Pertencem à conta. Confira se os que você usa estão lá, e verifique os que têm botões ou mídia: agora valem as regras da nuvem.",
      },
    },
    "to-onprem": {
      address: {
        title: "URL base",
        text: "Envie para o seu cliente: POST /v1/messages na URL dele. O /{{phoneNumberId}}/messages da nuvem não funciona mais.",
      },
      token: {
        title: "Token de acesso",
        text: "Entre no cliente (POST /v1/users/login) e use o token dele. Ele expira após cerca de 7 dias: renove-o.",
      },
      payload: {
        title: "Mensagens",
        text: "Use o formato de mensagens do cliente. Remova messaging_product: é da nuvem. Os códigos de erro são os do próprio cliente.",
      },
      incoming: {
        title: "Notificações",
        text: "Leia as listas simples contacts, messages e statuses: sem envelope, sem assinatura, sem número. Uma mensagem de voz tem o tipo voice. O status sent só chega se o cliente estiver configurado para enviá-lo.",
      },
      media: {
        title: "Mídia",
        text: "Envie novamente: os IDs de mídia da nuvem não funcionam no cliente. Uma URL pública também funciona.",
      },
      templates: {
        title: "Modelos",
        text: "Pertencem à conta. Envie um de cada tipo que você usa.",
      },
    },
  },
};
