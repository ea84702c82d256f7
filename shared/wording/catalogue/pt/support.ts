import type { support as english } from "../en/support.ts";
import type { TranslationOf } from "../words.ts";

/** Support bundles: what is in one, and what isn't. */
export const support = {
  title: "Pacote de suporte do Switchover, criado em",
  contains: "Ele contém:",
  leftOut: {
    heading: "Ele deixa de fora:",
    secrets: "tokens, senhas, PINs, códigos, backups e tudo o mais que está no cofre",
    numbers: "números de telefone: de cada um, só os dois últimos dígitos",
    messages: "mensagens e notificações",
    names: "nomes, nomes de servidores, URLs, caminhos e textos de um servidor",
    mistakes: "o arquivo de erros internos, que contém caminhos",
  },
  gap: {
    "older-log": "arquivos mais antigos do registro, que não couberam: {{n}}",
    "older-migrations": "migrações mais antigas, que não couberam: {{n}}",
    "older-rows": "linhas mais antigas dos diários, que não couberam: {{n}}",
    "foreign-lines": "linhas do registro que o Switchover não escreveu assim: {{n}}",
    "no-log": "o registro: ainda não existe",
    "unreadable-log": "arquivos do registro que não podem ser lidos: {{n}}",
    "journal-closed": "os diários: não podem ser abertos; journals/problem.json indica o motivo",
    "unreadable-migrations":
      "migrações cujas linhas não podem ser lidas; os arquivos delas indicam o motivo: {{n}}",
    "corrupted-rows": "linhas corrompidas dos diários, indicadas na primeira linha de cada diário: {{n}}",
    "no-answer": "dados deste computador que não chegaram em 5 s, em computer.json como no-answer: {{n}}",
  },
  size: {
    bytes: "{{n}} B",
    kilobytes: "{{n}} KB",
    megabytes: "{{n}} MB",
  },
  saved: "Salvo: {{file}} ({{size}})",
  notSent: "Nada foi enviado. Verifique o que ele contém e envie-o ao seu suporte.",
} as const satisfies TranslationOf<"pt-BR", typeof english>;
