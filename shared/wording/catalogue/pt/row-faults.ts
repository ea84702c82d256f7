import type { planFaults as englishPlan, rowFaults as english } from "../en/row-faults.ts";
import type { TranslationOf } from "../words.ts";

/** Why a row of a table of numbers can't be used. */
export const rowFaults = {
  csv: "não é CSV: verifique as aspas",
  header: "falta o cabeçalho",
  strangeColumns: "o cabeçalho tem colunas que não são conhecidas, ou duas vezes: {{names}}",
  noName: "(sem nome)",
  cells_one: "tem {{count}} célula, o cabeçalho tem {{header}}",
  cells_other: "tem {{count}} células, o cabeçalho tem {{header}}",
  json: "não é JSON",
  array: "não é uma matriz de números",
  object: "não é um objeto",
  twice: "tem um membro duas vezes: {{key}}",
  strangeMembers: "tem membros que não são conhecidos, ou não são textos: {{names}}",
  sameNumber: "tem o mesmo número que a linha {{line}}",
  sameId: "tem o mesmo number.phoneNumberId que a linha {{line}}",
  sameNumberRow: "tem o mesmo número que o item {{line}}",
  sameIdRow: "tem o mesmo number.phoneNumberId que o item {{line}}",
  folder:
    "indica um arquivo por um caminho relativo, e a pasta da tabela não é conhecida: forneça-a, ou o caminho inteiro",
  noNumbers: "a tabela não tem números",
  tooMany: "a tabela tem linhas demais, ou coisas demais nelas: no máximo {{count}} números; divida-a",
  noPlan: "o arquivo de plano dela não é um plano",
  noReference: "{{column}} não é uma referência: escreva {{forms}}",
  window: "window não são dois horários diferentes como HH:MM-HH:MM",
  member: "{{member}}: {{fault}}",
  wholePlan: "o plano",
  reference: {
    env: "variável de ambiente {{name}}",
    file: "arquivo {{name}}",
    vault: "rótulo do cofre {{name}}",
  },
  planFile: {
    unreadable: "Não é possível ler o plano {{path}}: {{reason}}.",
    cutOff:
      "O plano {{path}}, linha {{line}}, coluna {{column}}: o arquivo termina cedo demais; o JSON está incompleto.",
    syntax:
      "O plano {{path}}, linha {{line}}, coluna {{column}}: isto não é JSON válido. Verifique se falta uma vírgula, aspas ou um colchete logo antes.",
    repeated:
      "O plano {{path}}, linha {{line}}, coluna {{column}}: o membro “{{member}}” aparece mais de uma vez.",
    tooDeep:
      "O plano {{path}}, linha {{line}}, coluna {{column}}: os colchetes têm níveis demais; um plano precisa de no máximo 4 níveis.",
  },
  file: {
    ENOENT: "o arquivo não existe (ENOENT)",
    ENOTDIR: "parte do caminho dele não é uma pasta (ENOTDIR)",
    EISDIR: "é uma pasta (EISDIR)",
    NOFILE: "é um pipe ou um dispositivo, não um arquivo",
    EIO: "não foi possível ler o conteúdo dele (EIO)",
    EACCES: "você não tem permissão para lê-lo (EACCES)",
    EPERM: "você não tem permissão para lê-lo (EPERM)",
    EFBIG: "tem mais de 1 MiB (EFBIG)",
    ENXIO: "não há nenhum dispositivo por trás (ENXIO)",
    ENODEV: "não há nenhum dispositivo por trás (ENODEV)",
    EILSEQ: "não é texto UTF-8 (EILSEQ)",
    ELOOP: "os links dele formam um ciclo (ELOOP)",
    ENAMETOOLONG: "o nome dele é longo demais (ENAMETOOLONG)",
    nul: "o caminho dele contém um caractere NUL (ERR_INVALID_ARG_VALUE)",
    other: "o sistema devolveu {{code}}",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;

/** What is wrong with a member of a plan. */
export const planFaults = {
  unknown: "não é um membro do plano; verifique a grafia ou remova-o",
  exactly: "deve ser {{values}}",
  oneOf: "deve ser um destes: {{values}}",
  type: {
    string: "está ausente, ou não é uma cadeia de caracteres",
    number: "está ausente, ou não é um número",
    boolean: "está ausente, ou não é um booleano",
    object: "está ausente, ou não é um objeto",
  },
  text: {
    url: "insira a URL completa com https://, por exemplo, https://api.example:9090",
    urlCredentials: "remova o nome de usuário e a senha da URL",
    urlTail: "remova tudo a partir de ? ou #",
    urlPlainHttp: "use https:// (http:// simples só é aceito para endereços do próprio computador)",
    urlScheme: "use https://",
    userName: "insira o nome de usuário",
    tooLong128: "no máximo 128 caracteres",
    tooLong256: "no máximo 256 caracteres",
    shards: "deve ser 1, 2, 4, 8, 16 ou 32",
    name: "insira o nome, ou deixe o membro de fora",
    digits: "o código do país e o número podem ter no máximo 15 dígitos juntos",
    pinNeeded:
      "uma migração para a nuvem precisa do PIN de 6 dígitos: o existente, ou o que será definido se a confirmação em duas etapas estiver desativada",
    certNeeded: "uma migração para o cliente local precisa do certificado de nome verificado do número",
    envName:
      "o nome de uma variável de ambiente tem apenas letras, dígitos e sublinhados, e não começa com um dígito",
    secretFile: "insira o caminho do arquivo que contém o segredo",
    fingerprint: "deve ser uma impressão digital SHA-256: 64 dígitos hexadecimais, com ou sem dois-pontos",
    caFile: "insira o caminho do arquivo da autoridade certificadora",
    tlsOneChoice: "use caFile ou sha256, não ambos",
    tlsNoRoots:
      "remova systemRoots onde sha256 é usado: um certificado fixado não precisa de autoridades raiz",
    tlsEmpty: "use caFile, sha256 ou systemRoots, ou deixe tls de fora",
    tlsEmptyClient: "use caFile, sha256, systemRoots ou client, ou deixe tls de fora",
    pfx: "insira o caminho do arquivo PFX",
    clientCert: "insira o caminho do arquivo do certificado",
    proxyScheme: "use http:// ou https://; outros tipos de proxy, como SOCKS, não são aceitos",
    proxyCredentials: "remova o nome de usuário e a senha da URL; eles têm membros próprios",
    proxyTail: "remova tudo depois do host e da porta",
    proxyUser: "um nome de usuário não pode conter dois-pontos nem uma quebra de linha",
    proxyUserAlone: "remova o nome de usuário: nenhum proxy é usado",
    proxyPassword: "insira o nome de usuário ao qual a senha pertence",
    platformId: "apenas letras, dígitos, - e _, como a plataforma o mostra",
    brand: "deve estar em minúsculas, como chat",
    version: "tem a forma v23.0",
    countryCode: "1 a 3 dígitos sem sinal de mais, por exemplo, 1 ou 34",
    nationalNumber: "4 a 14 dígitos, sem o código do país, espaços ou hifens",
    label: "1 a 64 letras, dígitos, pontos, hifens ou sublinhados, começando com uma letra ou um dígito",
    secret: "use {{env}}, {{file}} ou {{vault}} em vez do próprio segredo",
    certificate: "use {{pfx}} ou {{pair}}, com {{passphrase}} se houver uma",
    signIn: "use {{token}} ou {{user}}, onde cada SECRET é {{env}}, {{file}} ou {{vault}}",
  },
} as const satisfies TranslationOf<"pt-BR", typeof englishPlan>;
