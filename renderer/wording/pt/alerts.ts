import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { alerts as english } from "../en/alerts.ts";

export const alerts = {
  title: "Alertas para um servidor ou um chat",
  lead: "O Switchover pode avisar um servidor ou uma ferramenta de chat quando algo precisa de uma pessoa. Um alerta não contém mensagens, nomes nem segredos. Cada um é enviado uma vez; de novo só se for certo que não foi aceito.",
  scope: "Alertas sobre",
  all: "Tudo que não tem um destino próprio",
  none: "Nenhum alerta é enviado sobre isto.",
  set: "Os alertas sobre isto vão para {{host}}.",
  form: "Enviado para",
  url: "URL do webhook",
  urlHint:
    "Como a ferramenta de chat ou o servidor a forneceu. Quem a tiver pode escrever lá, por isso ela fica no cofre.",
  key: "Chave de assinatura",
  keyHint: "Pelo menos {{least}} caracteres. Com ela, o servidor verifica se um alerta é autêntico.",
  keyShort: "Use pelo menos {{least}} caracteres.",
  news: "Enviar um alerta quando",
  digest: "Resumo",
  digestNever: "Nenhum",
  digestDaily: "Todos os dias",
  digestWeekly: "Toda semana ({{day}})",
  digestAt: "Enviado às",
  digestHint:
    "O que chegou para cada número, o que está aberto e o que não se sabe. Nesta hora pelo relógio deste computador, também enquanto os avisos são retidos à noite; mais tarde se nada estava em execução ou o cofre estava bloqueado.",
  showDigest: "Mostrar resumo",
  digestShown: "O que um resumo diz, aqui sobre o último dia ou a última semana. Nada foi enviado.",
  desktop: {
    title: "Resumo nesta área de trabalho",
    lead: "Somas do que chegou e do que está aberto, como aviso deste computador. Ele não cita nenhum número nem conteúdo, porque pode aparecer em uma tela bloqueada. Não precisa de servidor nem de chat.",
    at: "Exibido às",
    hint: "Nesta hora pelo relógio deste computador. Se então os avisos são retidos ou o Switchover não estava em execução, mais tarde e sobre todo esse tempo.",
    elsewhere:
      "Só o aplicativo para desktop exibe avisos. Neste navegador nenhum aparece; a escolha vale para o aplicativo para desktop com a mesma pasta de dados.",
    shown:
      "O que o aviso diz, aqui sobre o último dia ou a última semana. Ele não foi exibido na área de trabalho.",
    latest: "Último resumo: {{at}}",
  },
  wholeNumbers: "Mostrar os números de telefone inteiros; senão, só o começo e o fim",
  allowPrivate: "Permitir uma URL com endereço IP, outra porta ou em uma rede privada",
  systemRoots: "Confiar também nas autoridades de certificação deste computador",
  whileRunning:
    "Os alertas são enviados enquanto o Switchover está em execução e o cofre está desbloqueado. Uma migração nunca espera por um.",
  save: "Salvar",
  test: "Enviar alerta de teste",
  remove: "Remover",
  latest: "Alertas mais recentes",
  row: "{{name}}, {{at}}",
} as const satisfies TranslationOf<"pt-BR", typeof english>;
