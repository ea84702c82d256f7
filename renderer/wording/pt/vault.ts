/** Words of the vault: its passphrase, and whether this computer may open it by itself. */
export const vault = {
  title: {
    absent: "Criar um cofre",
    locked: "Desbloquear cofre",
    open: "Desbloquear cofre",
    damaged: "Cofre corrompido",
    changed: "Cofre diferente encontrado",
    newer: "O cofre precisa de uma versão mais recente",
  },
  close: "Fechar",
  cancel: "Agora não",
  goOn: "Continuar sem",
  show: "Mostrar ou ocultar",
  new: {
    why: "O cofre criptografa os seus tokens de acesso, PINs, senhas e backups neste computador. Uma frase secreta o desbloqueia.",
    noRecovery:
      "O Switchover não pode recuperar esta frase secreta. Sem ela, ou sem uma folha de recuperação impressa antes, tudo o que está no cofre se perde, inclusive os backups. Guarde-a com segurança e imprima a folha em Conexões.",
    hint: "Pelo menos 8 caracteres. Uma frase é forte e fácil de lembrar.",
    first: "Nova frase secreta",
    second: "Repetir frase secreta",
    tooShort: "Use pelo menos 8 caracteres.",
    differ: "As frases secretas não correspondem. Digite a segunda novamente.",
    create: "Criar cofre",
  },
  inForm: {
    title: "Escolha uma frase secreta para o cofre",
    why: "O cofre criptografa os seus tokens, senhas e backups neste computador. O Switchover não pode recuperar a frase secreta; a folha de recuperação, o último passo, é o segundo acesso.",
  },
  strength: {
    "too-short": "Curta demais: pelo menos 8 caracteres.",
    weak: "Fraca: um computador poderia adivinhá-la. Torne-a mais longa.",
    fair: "Razoável. Torne-a mais longa para uma frase secreta forte.",
    strong: "Forte.",
  },
  unlock: {
    why: "Tokens de acesso, PINs e backups estão no cofre. A frase secreta o desbloqueia até que ele seja bloqueado novamente.",
    passphrase: "Frase secreta",
    wrong: "Frase secreta errada. Nada foi alterado; tente novamente.",
    open: "Desbloquear cofre",
  },
  lost: {
    sheet: "Perdeu a frase secreta? Use a folha de recuperação",
    noSheet:
      "Este cofre não tem folha de recuperação: uma frase secreta perdida não pode ser substituída enquanto ele está bloqueado.",
    printFirst:
      "Perdeu a frase secreta? Imprima a folha de recuperação enquanto o cofre está desbloqueado: a chave dela define uma nova frase secreta.",
    print: "Abrir conexões",
  },
  sheet: {
    why: "A chave na folha de recuperação desbloqueia este cofre sem a frase secreta.",
    key: "Chave de recuperação",
    hint: "Os grupos de quatro como impressos. Maiúsculas ou minúsculas, espaços e hifens não importam.",
    back: "Em vez disso, inserir a frase secreta",
    alsoNew: "Definir também uma nova frase secreta",
    alsoNewHint:
      "A antiga então não desbloqueia mais o cofre. A folha de recuperação continua desbloqueando.",
    newSet: "Nova frase secreta definida. A antiga não desbloqueia mais o cofre.",
  },
  unusable: {
    damaged:
      "O arquivo do cofre está corrompido, então os segredos dele não podem ser lidos. O arquivo corrompido foi mantido. Encontre a pasta de dados em Configurações e restaure uma cópia do arquivo.",
    changed:
      "O cofre na pasta de dados não é o usado antes. Coloque o arquivo certo de volta; até lá, o Switchover não o altera.",
    newer: "Uma versão mais recente do Switchover criou este cofre. Use essa versão; esta não o altera.",
  },
  remember: {
    label: "Lembrar neste computador",
    usable:
      "O armazenamento de chaves deste computador ({{backend}}) pode desbloquear o cofre quando o Switchover é iniciado. A frase secreta também funciona.",
    none: "Nenhum armazenamento de chaves está disponível neste computador, então a frase secreta desbloqueia o cofre.",
    unprotected:
      "O armazenamento de chaves deste computador ({{backend}}) não dá proteção: a chave dele é a mesma em todos os computadores. Ele não é usado; a frase secreta desbloqueia o cofre.",
    changed:
      "O cofre foi lembrado com outro armazenamento de chaves ({{was}}); agora {{backend}} está em uso. Desbloqueie o cofre com a frase secreta e peça que ele seja lembrado novamente em Configurações.",
    failed:
      "O cofre está desbloqueado, mas este computador não conseguiu lembrá-lo. Você também vai precisar da frase secreta da próxima vez.",
  },
} as const;
