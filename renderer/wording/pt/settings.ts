/** Words of the settings. */
export const settings = {
  lead: "As alterações valem imediatamente.",
  lost: {
    corrupted: "O arquivo de configurações está corrompido, então começaram de novo com os padrões.",
    setAside:
      "O arquivo de configurações não pôde ser lido, então valem os padrões. O arquivo antigo está na pasta de dados como {{name}}.",
    works:
      "Números, migrações, conexões e segredos não são afetados. Idioma, aparência, bloqueio automático e as configurações da API para novos espaços de trabalho voltaram aos padrões.",
    checkFirst:
      "Verifique as configurações abaixo. A sua próxima alteração mantém o arquivo antigo ao lado do novo.",
    check: "Verifique as configurações abaixo.",
    seen: "Entendi",
  },
  lostAlerts: {
    what: "A lista de para onde vão os alertas não pôde ser lida, então começou de novo. O arquivo antigo está na pasta de dados como {{name}}.",
    works: "Migrações, receptores, segredos e backups não são afetados.",
    next: "Configure novamente os alertas e o resumo da área de trabalho, nos cartões abaixo. Até lá, nenhum é enviado.",
  },
  lostReceiving: {
    what: "As configurações para receber webhooks não puderam ser lidas, então valem os padrões. O arquivo antigo está na pasta de dados como {{name}}.",
    works: "Eventos guardados, migrações, segredos e backups não são afetados.",
    next: "Verifique para cada espaço de trabalho se ele é monitorado, seu endpoint e seu túnel, e depois o que é guardado das notificações e por quanto tempo.",
  },
  lostProofs: {
    what: "O que foi confirmado depois das migrações não pôde ser lido, então começou de novo. O arquivo antigo está na pasta de dados como {{name}}.",
    works: "Migrações, onde os números estão, eventos guardados, segredos e backups não são afetados.",
    next: "Para cada número, teste os webhooks e uma resposta, verifique o endpoint e marque novamente o que está feito no seu próprio sistema.",
  },
  lostSenders: {
    what: "As listas de endereços remetentes não puderam ser lidas, então começaram de novo. O arquivo antigo está na pasta de dados como {{name}}.",
    works: "Migrações, receptores, segredos e backups não são afetados.",
    next: "Em Ferramentas, Endereços remetentes, consulte o registro novamente e configure de novo com que frequência isso acontece. Até lá, mudanças de endereços não são avisadas.",
  },
  lostWorkspaces: {
    what: "A lista de espaços de trabalho não pôde ser lida, então começou de novo. O arquivo antigo está na pasta de dados como {{name}}.",
    works:
      "Os espaços de trabalho que estavam nela não são mostrados: nomes, conexões e números. Migrações, segredos e backups continuam na pasta de dados.",
    next: "Adicione os espaços de trabalho novamente, ou restaure uma cópia da pasta de dados em uma nova. Até lá, nenhum número deles é monitorado aqui.",
  },
  damaged: {
    what_one: "{{count}} valor no cofre está corrompido e não pode ser lido.",
    what_other: "{{count}} valores no cofre estão corrompidos e não podem ser lidos.",
    works:
      "Os números não são afetados. Não é possível saber o que estava guardado lá: um token, uma senha ou um PIN pode ser inserido novamente, o backup de uma migração não.",
    next: "Em Conexões, insira o que falta. Se uma migração para a nuvem não terminou, mantenha o cliente local dela em execução até que termine. Os arquivos ficam na pasta de dados.",
    connections: "Abrir conexões",
  },
  window: "Janela",
  quiet: {
    title: "Avisos deste computador",
    text: "Os avisos aparecem enquanto nenhuma janela está à frente. Eles não citam nenhum número nem conteúdo.",
    on: "Reter os avisos à noite",
    from: "De",
    until: "Até",
    urgent: "Avisar mesmo assim quando um número pode estar fora do ar",
    now: "Os avisos são retidos de {{from}} a {{until}}, pelo relógio deste computador. Depois, um único aviso diz quantos foram retidos.",
    allDay: "Os avisos são retidos o dia todo.",
    wrong: "Insira um horário, como 22:00.",
  },
  login: {
    title: "Início com a sessão",
    on: "Iniciar o Switchover quando eu entrar neste computador",
    text: "A janela dele se abre nesse momento. O que precisa do cofre aguarda até que ele seja desbloqueado.",
    other:
      "Até agora, ao entrar, outra pasta de dados ou outra cópia do Switchover é iniciada. Ativar isto a substitui:",
  },
  appearance: {
    label: "Aparência",
    system: "Usar a configuração do sistema",
    light: "Clara",
    dark: "Escura",
    do: {
      system: "Usar a aparência do sistema",
      light: "Usar a aparência clara",
      dark: "Usar a aparência escura",
    },
  },
  language: {
    label: "Idioma",
    system: "Usar a configuração do sistema",
    follow: "Usar o idioma do sistema",
    use: "Idioma: {{language}}",
    reviewedNo: "Revisado por falante nativo: não",
  },
  vault: {
    title: "Cofre",
    practice: "Na Prática, o cofre é desbloqueado automaticamente: nada nele é real.",
    lockNow: "Bloquear agora",
    change: "Alterar frase secreta",
    current: "Frase secreta atual",
    changed: "Frase secreta alterada. A antiga não desbloqueia mais o cofre.",
    changedBySheet:
      "Frase secreta alterada. A antiga não desbloqueia mais o cofre. A folha de recuperação continua desbloqueando.",
    lockAfter: "Bloquear automaticamente após",
    lockAfterHint:
      "Desde o último uso. O cofre continua desbloqueado enquanto uma migração está em execução.",
    never: "Nunca",
    minutes_one: "{{count}} minuto",
    minutes_other: "{{count}} minutos",
  },
  dialect: {
    title: "Novos espaços de trabalho",
    text: "Configurações da API para novos espaços de trabalho. Os existentes mantêm as próprias.",
    brand: "Prefixo da marca",
    brandHint: "O prefixo dos nomes da plataforma, por exemplo, chat.",
    brandWrong: "Use letras minúsculas, dígitos e sublinhados, começando com uma letra, por exemplo, chat.",
    apiVersion: "Versão da API de nuvem",
    apiVersionHint: "Como nas URLs da API, por exemplo, v23.0.",
    apiVersionWrong: "Use a forma v23.0.",
    save: "Salvar para novos espaços de trabalho",
  },
  log: {
    title: "Registro",
    text: "Um registro na pasta de dados anota o que o Switchover faz, para o suporte: comandos, solicitações, resultados e durações. Ele não contém segredos, números de telefone nem mensagens, ocupa no máximo 5 MB e não é enviado a lugar nenhum.",
    level: "Anotar",
    levels: {
      error: "Só erros internos",
      warn: "Erros e solicitações que falharam",
      info: "Normal",
      debug: "Tudo, também o que só é exibido",
    },
  },
  data: {
    title: "Pasta de dados",
    text: "Contém o cofre, os diários e as configurações. Faça backup desta pasta. O conteúdo dela não sai deste computador automaticamente.",
    copy: "Copiar caminho",
    show: "Mostrar pasta",
  },
} as const;
