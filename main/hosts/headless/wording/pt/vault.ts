import type { TranslationOf } from "../../../../../shared/wording/catalogue/words.ts";
import type * as english from "../en/vault.ts";

/** What the vault's commands say. */
export const vault = {
  none: "Esta pasta de dados ainda não tem cofre.",
  empty: "Você não tem segredos no cofre.",
  listed: "Conteúdo do cofre listado.",
  stored: "{{label}} está guardado no cofre. Refira-se a ele nos planos como {{reference}}.",
  deleted: "{{label}} foi excluído do cofre.",
  changed: "Frase secreta do cofre alterada. A antiga não desbloqueia mais o cofre.",
  changedByKey:
    "Frase secreta do cofre alterada. A antiga não desbloqueia mais o cofre. A chave de recuperação ainda desbloqueia.",
  keySaved: {
    first:
      "Chave de recuperação salva em {{file}}. Junto com a pasta de dados, ou uma cópia dela, ela desbloqueia o cofre se a frase secreta ou este computador se perder. Imprima o arquivo ou leve-o para outro lugar e depois exclua-o daqui: quem tiver a chave e uma cópia da pasta de dados pode ler tudo o que está no cofre.",
    replaced:
      "Chave de recuperação salva em {{file}}. Junto com a pasta de dados, ou uma cópia dela, ela desbloqueia o cofre se a frase secreta ou este computador se perder. A chave de recuperação anterior não funciona mais. Imprima o arquivo ou leve-o para outro lugar e depois exclua-o daqui: quem tiver a chave e uma cópia da pasta de dados pode ler tudo o que está no cofre.",
  },
  keyFile: {
    title: "Chave de recuperação do Switchover",
    unlocks:
      "Com a pasta de dados, ou uma cópia dela, esta chave desbloqueia o cofre em qualquer computador:",
    enter: "onde o Switchover pedir a frase secreta, digite a chave ou indique --passphrase-file FILE.",
    reset: "Para definir uma frase secreta nova: switchover vault passphrase --recovery-key-file FILE",
    away: "Guarde-a longe do computador a que pertence. Uma chave de recuperação nova substitui esta.",
  },
  recovery: {
    unreadable: "O arquivo de chaves do cofre não pode ser lido: nada se sabe de uma chave de recuperação.",
    created: "Chave de recuperação criada. Ela desbloqueia o cofre se a frase secreta se perder.",
    unconfirmed:
      "Uma folha de recuperação foi feita, e os quatro últimos caracteres dela ainda não foram digitados: confirme-a na janela, ou crie uma chave com switchover vault recovery --out FILE",
    passphrase:
      "Sem chave de recuperação: só a frase secreta desbloqueia o cofre. Para criar uma: switchover vault recovery --out FILE",
    computer:
      "Sem chave de recuperação: só a frase secreta e o armazenamento de chaves deste computador desbloqueiam o cofre. Para criar uma: switchover vault recovery --out FILE",
    needed:
      "Sem chave de recuperação: só a frase secreta e o armazenamento de chaves deste computador desbloqueiam o cofre. Para criar uma: switchover vault recovery --out FILE. A primeira migração para a nuvem precisa de uma, ou de uma pessoa que confirme continuar sem ela.",
  },
  locked:
    "O cofre está bloqueado. Com a frase secreta dele, este comando também lista valores criptografados aos quais nada se refere.",
  unreadRuns_one:
    "O diário de {{count}} migração está corrompido; valores aos quais só ele se refere também são listados.",
  unreadRuns_other:
    "Os diários de {{count}} migrações estão corrompidos; valores aos quais só eles se referem também são listados.",
  corrupted_one:
    "{{count}} valor guardado está corrompido e não pode ser lido. Insira novamente os segredos que faltarem; os arquivos permanecem em vault/.",
  corrupted_other:
    "{{count}} valores guardados estão corrompidos e não podem ser lidos. Insira novamente os segredos que faltarem; os arquivos permanecem em vault/.",
  partlyReadable: "O cofre desbloqueia, mas nem todo valor nele pode ser lido.",
  allReferredTo: "O cofre desbloqueia, e há referência a cada valor nele.",
  unclaimed_one:
    "O cofre desbloqueia. {{count}} valor criptografado ao qual nada se refere é mantido. Inícios interrompidos deixam cópias assim; elas não são excluídas automaticamente.",
  unclaimed_other:
    "O cofre desbloqueia. {{count}} valores criptografados aos quais nada se refere são mantidos. Inícios interrompidos deixam cópias assim; elas não são excluídas automaticamente.",
} as const satisfies TranslationOf<"pt-BR", typeof english.vault>;

/** What to do about a file that can't be read. */
export const readAdvice = {
  path: "Verifique o caminho e as permissões do arquivo.",
  folder: "Informe um arquivo dessa pasta, ou outro.",
  notAFile: "Grave em um arquivo o que ele fornece e informe esse arquivo.",
  notUtf8: "Salve-o como texto UTF-8 e execute o comando novamente.",
  large: "Verifique se este é o arquivo certo.",
};

/** Why a file can't be written, by the system's code. */
export const writeReasons = {
  ENOENT: "a pasta dele não existe",
  ENOTDIR: "parte do caminho dele não é uma pasta",
  EISDIR: "é uma pasta",
  EEXIST: "já existe um arquivo com esse nome",
  EACCES: "você não tem permissão para gravar ali",
  EPERM: "você não tem permissão para gravar ali",
  EROFS: "o disco é somente leitura",
  ENOSPC: "o disco está cheio",
  EDQUOT: "o disco está cheio",
  ENAMETOOLONG: "o nome dele é longo demais",
  nul: "o caminho dele tem um caractere NUL",
  NOREADER: "é um pipe sem leitor",
} as const satisfies TranslationOf<"pt-BR", typeof english.writeReasons>;
