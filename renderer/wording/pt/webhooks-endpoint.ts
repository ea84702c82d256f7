import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { webhooksEndpoint as english } from "../en/webhooks-endpoint.ts";

/** Words of the check of a customer's own endpoint. */
export const webhooksEndpoint = {
  title: "Verificar o seu endpoint",
  lead: "Envia ao seu endpoint de produção as solicitações que a plataforma vai enviar, antes que as suas mensagens dependam dele.",
  which: "O seu endpoint",
  address: "URL do endpoint",
  addressHint: "Onde o seu sistema de produção recebe notificações.",
  send: "Enviar também notificações de teste",
  sendHint:
    "Envia cerca de 50 notificações de teste com umas 1.750 mensagens, assinadas com a chave secreta do seu app: mensagens, status e outros tipos de remetentes fictícios, com acentos e emojis, algumas com assinatura errada ou sem assinatura, algumas mais de uma vez ou fora de ordem, uma de quase 3 MB e um lote de 1.000. O seu sistema pode armazená-las e respondê-las. Sem isto, nenhuma notificação é enviada.",
  more: "Mais opções",
  private: "Permitir um endereço de rede privada",
  privateHint:
    "Para a Prática, ou antes que o endpoint seja público. A plataforma nunca consegue alcançá-lo lá.",
  ca: "Arquivo de autoridade certificadora em que confiar",
  caHint: "Usado em vez das autoridades públicas. A plataforma confia apenas nas públicas.",
  go: "Verificar endpoint",
  goSend: "Verificar endpoint e enviar notificações de teste",
  secrets: "Segredos para a verificação",
  token: "Token de verificação do endpoint",
  tokenHint:
    "O que o seu próprio sistema espera. Com ele, o Switchover envia a solicitação de verificação como a plataforma faz.",
  secretHint: "Assina as notificações de teste como a plataforma faz.",
  results: "Resultados",
  outdated: "A URL no formulário mudou desde esta verificação.",
  waiting: "Verificando o endpoint",
  again: "Verificar novamente",
  tested: "verificado",
  took: "em {{time}}",
  found: "Observado",
  evidence: "Mostrar o que foi registrado",
  noRemedy: "Altere o endpoint para que ele faça o que se espera e verifique-o novamente.",
  all: "Todas as verificações",
  passed_one: "{{count}} de {{all}} aprovada",
  passed_other: "{{count}} de {{all}} aprovadas",
  skipped: "ignorada",
  group: {
    connection: { name: "Conexão", text: "Endereço, servidor, certificado, redirecionamentos" },
    verification: { name: "Verificação", text: "Token certo, errado e ausente" },
    signatures: { name: "Assinaturas", text: "Certa, errada, ausente, reescrita" },
    content: { name: "Conteúdo", text: "Status 200, cada tipo de notificação" },
    load: { name: "Carga", text: "Grandes, muitas ao mesmo tempo, tempo de resposta" },
    order: { name: "Ordem", text: "Duplicatas, fora de ordem" },
  },
  time: {
    title: "Tempo de resposta",
    median: "mediana",
    slowest: "mais lenta",
    measured_one: "{{count}} notificação medida, {{slow}} demoraram mais de 1 s.",
    measured_other: "{{count}} notificações medidas, {{slow}} demoraram mais de 1 s.",
    target:
      "Procure ter uma mediana de no máximo 250 ms. Os tempos incluem a rede a partir deste computador.",
    none: "Medido apenas com notificações de teste.",
    noneMeasured: "Não foi possível medir nenhum tempo de resposta.",
  },
  sample: {
    language: "Linguagem de programação",
    label: "Código de exemplo",
    copy: "Copiar código",
    signature:
      "Chame-o com o corpo como recebido, antes de ser interpretado. Se ele devolver false, responda 401.",
    verification: "Responda à solicitação de verificação exatamente com isto, sem marcação nem aspas.",
    receipt:
      "Armazene primeiro, responda 200, trabalhe depois. A fila mantém uma entrada por chave, então uma duplicata não muda nada.",
  },
  headline: {
    busy: "Verificando o seu endpoint",
    unsent: "Nenhuma verificação falhou: não se sabe o que ele faz com as notificações da plataforma",
    ready: "Pronto: nenhuma verificação do seu endpoint falhou",
    "not-ready": "Não pronto: o seu endpoint falhou em uma verificação",
    failed_one: "Não pronto: {{count}} de {{all}} verificações falhou",
    failed_other: "Não pronto: {{count}} de {{all}} verificações falharam",
  },
  verdict: {
    unsent: "Verificado em parte",
    ready: "Pronto",
    readyBut_one: "{{count}} aviso",
    readyBut_other: "{{count}} avisos",
    "not-ready": "Não pronto",
    notAsked: "Algumas verificações foram ignoradas porque nenhuma notificação de teste foi enviada.",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
