import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { migrationCertificate as english } from "../en/migration-certificate.ts";

/** Words of the page that certifies a complete migration. */
export const migrationCertificate = {
  title: "Certificado",
  lead: "Uma página, sem segredos. A caixa de diálogo de impressão também a salva como PDF; o arquivo HTML abre em qualquer navegador.",
  none: "Só uma migração concluída tem um certificado.",
  followed: "Existe uma migração mais recente deste número. O certificado dela indica onde o número está.",
  elsewhere: "Desde então, o número foi encontrado na outra API. Não há certificado do que não é mais assim.",
  back: "Mostrar a migração",
  print: "Imprimir",
  save: "Salvar como HTML",
  fileTitle: "Certificado de migração de {{spoken}} ({{run}})",
  notSaved: "O certificado não foi salvo. Recarregue a janela e tente novamente, ou imprima-o.",
  report: {
    save: "Relatório assinado",
    form: {
      html: "HTML, abre em qualquer navegador",
      pdf: "PDF",
      md: "Markdown",
      json: "JSON, para programas",
    },
    saved:
      "O relatório foi criado: resultado, linha do tempo, verificações, comprovação e a cadeia de hashes do diário, assinado. Impressão digital da chave: {{fingerprint}}",
  },
  name: "Certificado de migração",
  practice: "PRÁTICA: nada aqui é real",
  mark: "PRÁTICA",
  number: "Nº {{run}}",
  span: "{{from}} a {{to}}",
  compared: "Antes e depois: {{count}} de {{all}} são iguais",
  explained: "O relatório assinado explica cada um destes.",
  evidence: "Evidências",
  facts: {
    missing: "Não confirmado",
    requests: "Solicitações",
    location: "Localização",
    reported: "Informado",
    backup: "Backup",
  },
  missing: {
    nothing: "Nada: as quatro comprovações estão nesta página.",
    unread: "A cadeia de comprovação não pôde ser lida: só a movimentação está nesta página.",
  },
  sent_one: "{{count}}, registrada antes de ser enviada",
  sent_other: "{{count}}, cada uma registrada antes de ser enviada",
  attestedNone: "Nada nesta página foi informado por uma pessoa.",
  attested_one: "{{count}} localização foi informada por uma pessoa.",
  attested_other: "{{count}} localizações foram informadas por uma pessoa.",
  journalUnread: "desconhecido: o diário não pôde ser lido",
  rowsUnread_one: "{{count}} linha corrompida do diário não é contada.",
  rowsUnread_other: "{{count}} linhas corrompidas do diário não são contadas.",
  backup: {
    there: "criptografado no cofre quando esta página foi criada",
    released: "excluído do cofre desde então",
    "not-known": "criptografado; o cofre estava bloqueado quando esta página foi criada",
    none: "nenhum no cofre",
  },
  by: "Realizada por",
  to: "Recebida por",
  date: "Data",
  meaning:
    "Confirmado significa: a plataforma ou uma mensagem que chegou confirmou isso. O que falta é indicado como faltando.",
} as const satisfies TranslationOf<"pt-BR", typeof english>;
