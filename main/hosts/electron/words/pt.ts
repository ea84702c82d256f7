import { dataPlace } from "../../../../shared/wording/catalogue/pt/data-place.ts";
import { programIncomplete } from "../../../../shared/wording/catalogue/pt/program-incomplete.ts";
import { incompleteIn, misplacedIn } from "./told-first.ts";
import type { Words } from "./words.ts";

/** Reviewed by a native speaker: no. */
export const pt: Words = {
  menu: {
    file: "Arquivo",
    newWindow: "Nova janela",
    showDataFolder: "Mostrar pasta de dados",
    edit: "Editar",
    view: "Exibir",
    window: "Janela",
  },
  leave: {
    run: {
      title: "Uma migração está em andamento",
      detail:
        "Uma solicitação à plataforma pode estar em andamento. Se você encerrar agora, a resposta dela se perde: a localização do número fica então desconhecida até que o Switchover verifique as duas APIs novamente. O que foi feito até agora está salvo, e você pode retomar a migração.",
      wait: "Esperar",
      leave: "Encerrar mesmo assim",
    },
    test: {
      title: "Um teste de webhooks está em execução",
      detail:
        "O teste substituiu temporariamente uma URL de callback. Se você encerrar agora, o teste termina sem resultado. Antes, o Switchover restaura a URL de callback, o que pode levar alguns segundos. Se não conseguir, tenta novamente após o próximo início.",
      wait: "Continuar teste",
      leave: "Restaurar e encerrar",
    },
    listening: {
      title: "O Switchover está recebendo notificações",
      detail:
        "Se você encerrar agora, o Switchover deixa de recebê-las. Uma URL de callback que aponta para este computador então não recebe resposta, e a plataforma tenta novamente mais tarde. As notificações recebidas até agora estão armazenadas. Fechar apenas a janela não para nada.",
      wait: "Continuar",
      leave: "Encerrar",
    },
  },
  leavePointed: {
    title: "As notificações de um número chegam a este computador",
    givenBack: (numbers) =>
      `${numbers}: se você encerrar agora, o Switchover restaura a URL de callback anterior, o que pode levar alguns segundos. Se não conseguir, tenta novamente após o próximo início.`,
    staying: (numbers) =>
      `${numbers}: você optou por manter a URL de callback quando o Switchover é encerrado. Se você encerrar agora, as notificações não são recebidas até que o Switchover esteja em execução novamente: a plataforma as mantém e tenta novamente, e a sua produção também não recebe nenhuma. Quando o prazo acabar, o próximo início restaura a URL de callback anterior. Para restaurá-la antes, use “Restaurar agora” na janela.`,
    wait: "Ficar",
    leave: "Encerrar",
  },
  unsaved: {
    title: "As suas alterações não estão salvas",
    detail: "Se você sair agora, elas se perdem. Nada foi enviado à plataforma.",
    stay: "Ficar",
    leave: "Sair sem salvar",
  },
  slept: {
    title: "O computador foi suspenso durante uma migração",
    detail:
      "Uma solicitação pode ter estado em andamento. Se a resposta dela não chegou, o resultado é desconhecido, não uma falha: o Switchover verifica as duas APIs antes de continuar. Abra a migração para ver onde o número está.",
  },
  crashed: {
    title: "A janela parou de funcionar duas vezes",
    detail:
      "Só a janela é afetada. Uma migração em andamento continua em segundo plano, e o que foi feito até agora está salvo.",
    again: "Reabrir janela",
    close: "Fechar janela",
  },
  mistake: {
    title: "O Switchover precisa ser fechado",
    detail: (reference) =>
      `O Switchover encontrou um erro interno (referência ${reference}). O que foi feito até agora está registrado. Inicie o Switchover novamente para ver onde o número está. Para os detalhes, sem segredos, veja log/mistakes.log na pasta de dados.`,
    call: (reference) => `O Switchover não conseguiu concluir esta chamada (referência ${reference}).`,
  },
  notShown: {
    title: "Não foi possível mostrar a janela",
    detail: (reference) =>
      `O Switchover encontrou um erro interno (referência ${reference}). Uma migração em andamento continua em segundo plano. Feche esta janela e abra uma nova no menu Arquivo.`,
  },
  folderNotShown: {
    title: "Não foi possível mostrar a pasta de dados",
    detail: (folder) => `O sistema não a abriu. Abra-a você:\n${folder}`,
  },
  folderUnusable: {
    title: "O Switchover não consegue gravar na pasta de dados dele",
    detail: (folder) =>
      `Permita a gravação nesta pasta, ou inicie o Switchover com --data-dir e outra pasta:\n${folder}`,
  },
  misplaced: misplacedIn(dataPlace),
  incomplete: incompleteIn(programIncomplete),
  withoutSandbox: {
    title: "O Switchover não inicia sem a área isolada dele",
    detail:
      "A área isolada do Chromium separa a janela dos seus arquivos, e este início a desativou (--no-sandbox). Nada foi aberto. Uma AppImage é iniciada assim quando o sistema proíbe namespaces de usuário: instale o pacote deb ou rpm, que prepara o que a área isolada precisa. Ou use o Switchover em um navegador: switchover serve.",
  },
  practice: {
    "open-elsewhere":
      "A Prática está aberta em outro processo com esta pasta de dados. Feche-a lá e tente novamente aqui.",
    "cannot-listen":
      "A Prática não pode ser aberta: o ambiente de testes não encontra uma porta livre neste computador.",
    "folder-unusable":
      "A Prática não pode ser aberta: a parte dela na pasta de dados não pode ser lida ou gravada.",
    interrupted: "A Prática parou antes de receber a resposta. Ela já está em execução novamente.",
    "data-unusable":
      "A Prática não pode ser aberta: os dados dela são ilegíveis, porque estão corrompidos ou porque uma versão mais recente do Switchover os gravou.",
  },
  notice: {
    needsConfirmation: "Uma migração está aguardando a sua confirmação",
    needsCode: "Uma migração está aguardando o código de registro",
    needsDecision: "Uma migração precisa da sua decisão: a localização do número é desconhecida",
    complete: "Migração concluída",
    ended: "Uma migração terminou sem êxito",
    lookInside: "Abra o Switchover para ver onde o número está.",
    webhooks: "Os webhooks precisam de atenção",
    lookAtWebhooks: "Abra o Switchover para ver as constatações.",
    heldBack: (count) =>
      count === 1
        ? "1 aviso foi retido nas horas de silêncio"
        : `${count} avisos foram retidos nas horas de silêncio`,
    lookAtAll: "Abra o Switchover para ver o que aconteceu.",
    goesOn: "O Switchover continua em segundo plano",
    goesOnHow: "Abra-o ou encerre-o pelo ícone na bandeja. Iniciá-lo novamente também o abre.",
  },
  tray: {
    open: "Abrir o Switchover",
    quit: "Encerrar o Switchover",
    idle: "Switchover: sem receber notificações, sem monitorar",
    well: "Switchover: sem constatações sobre os seus webhooks",
    attention: "Switchover: os webhooks precisam de atenção",
    stopped: "Switchover: um problema pode estar bloqueando os seus webhooks",
  },
};
