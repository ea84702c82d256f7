/** Words of the command palette. */
export const palette = {
  title: "Todas as ações",
  label: "Pesquisar uma tela, um número ou uma ação",
  placeholder: "Tela, número ou ação",
  nothing: "Nada corresponde.",
  group: {
    used: "Usadas recentemente",
    screens: "Telas",
    runs: "Migrações em aberto",
    certificates: "Certificados",
    workspaces: "Espaços de trabalho",
    numbers: "Números",
    vault: "Cofre",
    window: "Janela",
  },
  workspace: "Abrir espaço de trabalho {{name}}",
  number: {
    look: "Mostrar {{spoken}}",
    "to-cloud": "Mover {{spoken}} para a nuvem",
    "to-onprem": "Mover {{spoken}} para o cliente local",
    prove: "Testar webhooks de {{spoken}}",
  },
  run: {
    "to-cloud": "Migração de {{spoken}} para a nuvem",
    "to-onprem": "Migração de {{spoken}} para o cliente local",
  },
  faults: "Mais falhas…",
  certificate: "Mostrar o certificado de {{spoken}}",
} as const;
