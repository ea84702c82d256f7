/** Words of the guided scenarios of Practice and of the guide inside them. */
export const scenarios = {
  title: "Cenários",
  hero: {
    none: "Seis cenários, nada a perder. Primeiro: {{next}}.",
    some: "{{done}} de seis feitos. Próximo: {{next}}.",
    all: "Todos os seis cenários feitos.",
  },
  done: { "1": "Um", "2": "Dois", "3": "Três", "4": "Quatro", "5": "Cinco" },
  guided: "Um guia acompanha você em cada cenário",
  left: "faltam cerca de {{count}} min",
  kept: "reiniciar mantém o que está feito",
  repeatAny: "Comece qualquer um novamente, ou pratique livremente",
  progress_one: "{{count}} de 6 cenários feito",
  progress_other: "{{count}} de 6 cenários feitos",
  free: "Praticar livremente",
  start: "Iniciar cenário {{number}}",
  startNamed: "Iniciar cenário {{number}}: {{title}}",
  repeatNamed: "Iniciar cenário {{number}} novamente: {{title}}",
  begin: "Iniciar",
  repeat: "Novamente",
  next: "Próximo",
  doneMark: "Feito",
  about: "Cerca de {{count}} min",
  all: "Todos os cenários",
  lose: {
    title: "Iniciar cenário {{number}}?",
    text: "Uma migração de prática em aberto é abandonada, e o ambiente de testes recomeça do zero.",
    stay: "Manter a migração",
  },
  underWay:
    "Uma migração de prática está em execução. Espere até que ela pare, ou abandone-a, e inicie o cenário.",
  sandbox: {
    title: "Ambiente de testes",
    starting: "Um telefone, as duas APIs e falhas que você pode ativar.",
    text_one: "Um telefone, as duas APIs e {{count}} falha que você pode ativar.",
    text_other: "Um telefone, as duas APIs e {{count}} falhas que você pode ativar.",
    open: "Abrir",
    reset: "Reiniciar a prática",
  },
  of: {
    "to-cloud": {
      title: "Mover para a nuvem",
      next: "mover para a nuvem",
      goal: "Da primeira verificação até um número que funciona na nuvem.",
      lesson:
        "Uma migração verifica primeiro, move o número uma vez e mostra como a localização dele é confirmada.",
    },
    back: {
      title: "E de volta",
      next: "mover de volta",
      goal: "Mover de volta precisa de um código que chega ao telefone.",
      lesson: "Mover de volta é uma nova migração e precisa de um código do telefone.",
    },
    "lost-answer": {
      title: "A resposta se perde",
      next: "a resposta se perde",
      goal: "A solicitação sai e nada volta. Veja como isso se resolve.",
      lesson:
        "Uma resposta perdida não prova nada. O Switchover verificou as duas APIs e não enviou nada duas vezes.",
    },
    "wrong-pin": {
      title: "Um PIN errado",
      next: "um PIN errado",
      goal: "A nuvem o rejeita. Nada foi movido; substitua o PIN e retome.",
      lesson: "Um PIN rejeitado não move nada. Com o certo, a mesma migração continua.",
    },
    interrupted: {
      title: "O computador para no meio",
      next: "o computador para no meio",
      goal: "O programa para no meio da movimentação e começa novamente. Veja como ele prossegue.",
      lesson:
        "O que estava em andamento está registrado. Após um reinício, o Switchover verifica as duas APIs e não envia nada duas vezes.",
    },
    "no-webhooks": {
      title: "Os webhooks não chegam",
      next: "os webhooks não chegam",
      goal: "O número funciona, mas o seu sistema não recebe nada. Encontre a causa.",
      lesson: "Um teste de webhooks indica a causa, e um segundo confirma a correção.",
    },
  },
  guide: {
    label: "Guia",
    title: "Cenário {{number}} de 6: {{title}}",
    fold: "Recolher o guia",
    unfold: "Mostrar o guia",
    leave: "Sair do cenário",
    says: {
      move: "As verificações apenas leem. Quando terminarem, pressione Iniciar migração.",
      question: "Nada foi movido ainda. Responda à pergunta nesta tela para continuar.",
      "question-later": "Responda à pergunta nesta tela para continuar.",
      point: "Este é o ponto sem volta. Leia o que está escrito, digite o número e confirme.",
      "request-code":
        "Pedir o código não move nada. Leia o que vem em seguida, digite o número e solicite o código.",
      crossing:
        "A solicitação está a caminho, e não há nada a pressionar. Acompanhe os segundos no indicador.",
      cut: "A resposta ainda é esperada. Pare o programa agora, como faria uma queda de energia.",
      resume:
        "O programa está em execução novamente, encontrou uma solicitação sem resposta e verifica as duas APIs. Se ele pedir, pressione Retomar migração.",
      ready: "A migração está esperando por você. Pressione o botão azul para continuar.",
      finishing: "O número foi movido. As últimas etapas são executadas sozinhas.",
      working: "O Switchover está executando uma etapa. Espere a próxima pergunta.",
      code: "O código está no telefone de prática. Insira-o aqui e pressione Enviar código.",
      unknown:
        "A resposta se perdeu, então a localização é desconhecida. Não pressione nada: o Switchover verifica as duas APIs.",
      waiting: "O Switchover espera antes da próxima solicitação. Ele continua sozinho.",
      pin: "A nuvem rejeitou o PIN, e nada foi movido. O certo é {{pin}}: insira-o e digite o número.",
      "pin-later": "A nuvem rejeitou o PIN. O certo é {{pin}}: insira-o e digite o número.",
      missed: "Está concluída, mas este cenário tomou outro rumo. Inicie-o novamente para vê-lo.",
      stopped: "A migração terminou antes do cenário. Inicie o cenário novamente.",
      "test-start":
        "As mensagens para este número não chegam ao seu sistema. Inicie o teste para encontrar a causa.",
      "test-working": "O teste está em execução e restaura o que altera. Espere a próxima etapa.",
      "test-write":
        "Envie a palavra-chave do telefone de prática. Se o teste não a contar após alguns segundos, termine o teste para ler o motivo.",
      "test-reply": "A mensagem chegou. Envie a resposta ou recuse-a e espere o resultado.",
      "test-cause":
        "Leia por que a etapa da mensagem falhou: a assinatura está errada. Desative a falha, como se você tivesse corrigido a chave secreta do app.",
      "test-again":
        "A causa não existe mais. Pressione Testar novamente e envie a nova palavra-chave do telefone de prática.",
    },
    do: { cut: "Parar o programa", switchOff: "Desativar falha", again: "Iniciar novamente" },
    done: "Cenário {{number}} de seis feito",
    allDone: "Todos os seis cenários feitos",
    took: "em {{duration}}",
    nextOne: "Iniciar cenário {{number}}: {{title}}",
  },
} as const;
