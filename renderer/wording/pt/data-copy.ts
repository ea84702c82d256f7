/** Copies of the data folder: to keep, for another computer, restored. */
export const dataCopy = {
  title: "Cópias e outro computador",
  text: "Uma cópia é a pasta de dados inteira em um arquivo criptografado. Ela não é o backup de um registro, mas o contém.",
  file: "Arquivo",
  fileHint: "Um arquivo novo neste computador ou em uma unidade, com o caminho completo.",
  copy: {
    open: "Fazer uma cópia",
    title: "Fazer uma cópia da pasta de dados",
    text: "Esta pasta de dados continua em uso. O que acontecer depois não está na cópia.",
    go: "Fazer cópia",
  },
  move: {
    open: "Transferir para outro computador",
    title: "Transferir para outro computador",
    go: "Fazer cópia e marcar",
    before: {
      first:
        "Termine ou pare o que estiver em andamento: migrações, testes de webhooks, URLs de callback que apontam para cá.",
      second: "Escolha um arquivo e uma frase secreta para ele. O arquivo é gravado e lido de volta.",
      third: "Depois, esta pasta de dados fica marcada como transferida: nada começa nem continua aqui.",
    },
    after: {
      first: "Leve o arquivo para o outro computador.",
      second: "Inicie o Switchover lá com uma pasta de dados vazia e escolha “Restaurar uma cópia”.",
      third: "Desbloqueie o cofre lá, verifique os números e depois exclua o arquivo.",
    },
  },
  restore: {
    open: "Restaurar uma cópia",
    title: "Restaurar uma cópia",
    first:
      "No computador anterior, escolha “Transferir para outro computador” nas configurações, ou use uma cópia que você guardou.",
    second: "Traga o arquivo para este computador e digite o caminho e a frase secreta dele.",
    third: "Depois, as migrações abertas são verificadas com as duas APIs antes de qualquer envio.",
    fileHint: "O caminho completo da cópia neste computador.",
    passphrase: "Frase secreta da cópia",
    go: "Restaurar cópia",
    done: "A cópia foi restaurada.",
  },
  stay: {
    open: "Continuar aqui",
    title: "Continuar nesta pasta de dados?",
    word: "FICAR AQUI",
    go: "Remover marca",
  },
} as const;
