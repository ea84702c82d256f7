/** Words about the program itself. */
export const about = {
  title: "Sobre o Switchover",
  lead: "O Switchover move um número de telefone comercial entre uma API de mensagens local e uma API de nuvem, e mostra a localização dele e as evidências dela.",
  this: "Esta instalação",
  version: "Versão",
  host: "Em execução em",
  hosts: {
    desktop: "uma janela própria",
    browser: "um navegador, apenas deste computador",
    terminal: "um terminal",
  },
  platform: "Sistema",
  data: "Pasta de dados",
  promise: "Seus dados",
  promiseText:
    "O que você insere e recebe fica na pasta de dados deste computador até que você o exporte. O Switchover se conecta às plataformas que você configura, a um túnel ou endpoint quando você pede, ao servidor ou à ferramenta de chat para onde você faz enviar alertas, a um registro de roteamento quando você busca os endereços remetentes, e a um servidor de atualizações se houver um indicado. Os segredos são criptografados no cofre e não são mostrados novamente.",
  ended: {
    abrupt:
      "Não há registro de que o Switchover foi fechado. Sua última entrada no registro é de {{at}}. Ele falhou, foi encerrado de fora, o computador ficou sem energia ou sua última entrada não pôde ser gravada.",
    page: "A página da janela terminou inesperadamente e foi carregada de novo. Isso foi antes de {{at}}.",
    error: "O Switchover teve um erro interno. Isso foi antes de {{at}}.",
    works:
      "O que foi registrado até então está na pasta de dados. Uma migração interrompida aparece em Migrar.",
    next: "Se acontecer de novo, prepare abaixo um pacote de suporte e envie-o ao seu suporte. Nada é enviado por si só.",
  },
  support: {
    title: "Suporte",
    text: "Um pacote de suporte é um zip com versões, configurações, o registro, diários sem dados confidenciais e dados deste computador. Você vê o que ele contém antes de salvá-lo. Nada é enviado.",
    prepare: "Preparar pacote de suporte",
    save: "Salvar pacote de suporte",
    discard: "Não salvar",
    saved: "Salvo como {{file}}. Nada foi enviado.",
  },
  docs: "Documentação",
  doc: {
    readme: "README.md: o que o Switchover faz e como iniciá-lo",
    commandLine: "docs/command-line.md: todos os comandos, para scripts",
    plan: "docs/plan.md: o arquivo de plano de uma migração",
    assumptions: "docs/assumptions.md: o que o Switchover presume sobre as plataformas",
    webhooks: "docs/webhooks.md: receber notificações e testar uma URL de callback",
    tunnels: "docs/tunnels.md: formas de ter uma URL pública",
    desktop: "docs/desktop.md: o aplicativo para computador",
    updates: "docs/updates.md: atualizações do aplicativo para desktop",
    alerts: "docs/alerts.md: alertas para um servidor ou uma ferramenta de chat",
    managed: "docs/managed.md: o que um administrador pode fixar",
    security: "docs/security.md: o que é protegido e contra o quê",
    support: "docs/support.md: o registro e os pacotes de suporte",
  },
  licences: "Licenças",
  licencesText:
    "O Switchover está sob a licença Apache 2.0. É feito com pacotes de código aberto, cada um com a própria licença: os nomes, as versões e as licenças deles estão em third-party-licenses.txt, na pasta do programa.",
} as const;
