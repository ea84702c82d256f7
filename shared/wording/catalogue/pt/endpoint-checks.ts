import type { endpointChecks as english } from "../en/endpoint-checks.ts";
import type { TranslationOf } from "../words.ts";

/** What each line of the endpoint check is about, and why. */
export const endpointChecks = {
  address: {
    title: "URL do endpoint",
    why: "A plataforma entrega em URLs https públicas. Ela não consegue alcançar uma URL que leva a uma rede privada.",
  },
  reachable: {
    title: "Resposta do endpoint",
    why: "Se o endpoint não responde, a plataforma tenta novamente por até 7 dias e depois descarta a notificação.",
  },
  tls: {
    title: "Certificado do endpoint",
    why: "A plataforma confia apenas em autoridades certificadoras públicas. Ela pode rejeitar um certificado que este computador ou o cliente local aceita.",
  },
  redirect: {
    title: "Sem redirecionamentos",
    why: "A plataforma não segue redirecionamentos. Uma notificação redirecionada não é entregue.",
  },
  handshake: {
    title: "Solicitação de verificação",
    why: "A plataforma só define uma URL de callback depois que o endpoint devolve um desafio para o token de verificação certo. Um endpoint que o devolve para outros tokens pode ser reivindicado por outros.",
  },
  status: {
    title: "Resposta a uma notificação",
    why: "Só HTTP 200 encerra uma entrega. Após qualquer outra resposta, a plataforma tenta novamente a mesma notificação.",
  },
  signature: {
    title: "Assinaturas",
    why: "Só a assinatura distingue as notificações da plataforma das de qualquer outro. Ela abrange os bytes como chegam, com acentos e emojis em sequências de escape.",
  },
  kinds: {
    title: "Tipos de notificações",
    why: "Se o endpoint devolve um erro para um tipo inesperado, a plataforma tenta novamente por dias, e isso atrasa as outras.",
  },
  latency: {
    title: "Tempo de resposta",
    why: "A meta publicada é uma mediana de 250 ms, com menos de 1 em 100 acima de 1 s. Os tempos incluem a rede a partir deste computador.",
  },
  large: {
    title: "Notificações grandes",
    why: "Uma notificação pode ter até 3 MB. Muitos servidores e proxies aceitam apenas 1 MB por padrão.",
  },
  batch: {
    title: "Lotes",
    why: "Uma notificação pode conter até 1.000 atualizações, em várias entradas e mudanças.",
  },
  repeats: {
    title: "Notificações duplicadas",
    why: "Após uma resposta perdida, e para cada app inscrito, a mesma notificação chega novamente. O endpoint precisa aceitá-la e contá-la uma vez.",
  },
  order: {
    title: "Notificações fora de ordem",
    why: "A plataforma não garante ordem: lido pode chegar antes de entregue.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
