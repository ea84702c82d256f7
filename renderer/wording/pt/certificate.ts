import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { certificate as english } from "../en/certificate.ts";

/** Words about the certificates of servers. */
export const certificate = {
  trustLabel: "Confiança no certificado",
  byPublicRoots: "Autoridades públicas e as escolhidas em Configurações.",
  byFingerprint: "Impressão digital: só este certificado é aceito.",
  byCa: "Autoridades públicas e o seu arquivo de autoridade certificadora {{file}}.",
  byNamedCa: "Autoridades públicas e o seu arquivo de autoridade certificadora, que contém: {{names}}.",
  bySystem:
    "Autoridades públicas e as do próprio computador, que podem incluir a de uma empresa que inspeciona o tráfego.",
  look: "Verificar certificado",
  useCa: "Usar arquivo de autoridade",
  useSystem: "Confiar também nas autoridades deste computador",
  whenSystem:
    "As autoridades deste computador são necessárias se a rede da sua empresa inspeciona o tráfego criptografado, ou se a sua empresa emitiu o certificado do servidor.",
  toPublicRoots: "Usar apenas autoridades públicas",
  title: {
    "first-use": "Você confia neste certificado?",
    changed: "O certificado mudou",
    same: "Certificado já confiável",
    "not-needed": "Certificado confiável por autoridades públicas",
  },
  lead: {
    "first-use":
      "O servidor acabou de apresentar este certificado. Nada foi enviado a ele ainda. Compare a impressão digital antes de confiar nele.",
    same: "O servidor apresenta o certificado em cuja impressão digital você confiou. Nenhuma ação é necessária.",
    "not-needed": "A conexão é aceita. Nenhuma ação é necessária.",
  },
  changedWhat:
    "O servidor agora apresenta um certificado diferente daquele em que você confiou. Ele pode ter sido renovado, ou alguém pode estar interceptando a sua conexão para ler o que você envia. Nada foi enviado. Não continue até saber qual dos dois é o caso.",
  fingerprint: "Impressão digital SHA-256",
  trustedFingerprint: "Impressão digital confiável",
  newFingerprint: "Nova impressão digital",
  copyFingerprint: "Copiar: {{label}}",
  subject: "Emitido para",
  names: "Nomes",
  noNames: "nenhum",
  issuer: "Emitido por",
  selfSigned: "Autoassinado: nenhuma outra autoridade o confirma.",
  validity: "Validade",
  span: "de {{from}} a {{to}}",
  publicRoots: "Autoridades públicas",
  verdict: {
    trusted: "Confiável.",
    "self-signed": "Não confiável: autoassinado.",
    "unknown-ca": "Não confiável: emissor desconhecido.",
    "name-mismatch": "Emitido para um nome diferente.",
    expired: "Expirado.",
    "not-yet-valid": "Ainda não válido.",
    "missing-intermediate": "Falta um certificado intermediário.",
    "old-tls": "O servidor aceita apenas uma versão desatualizada do TLS.",
    "weak-certificate": "A chave ou a assinatura dele é fraca demais.",
    "fingerprint-mismatch": "Não corresponde ao certificado fixado.",
    "tls-failed": "Não foi possível estabelecer uma conexão TLS.",
  },
  compareWith:
    "Compare-a com a do certificado do próprio servidor. Execute este comando na máquina do cliente, substituindo HOST pelo nome dela ou por localhost:",
  copyCommand: "Copiar o comando",
  meaning:
    "Se você confiar nele, o Switchover envia as suas credenciais e o backup apenas a um servidor que apresente exatamente este certificado. Quando ele for renovado, você será consultado novamente.",
  compared: "Comparei a impressão digital",
  comparedNew: "Comparei a nova impressão digital no próprio servidor",
  replacedOnPurpose: "Sei que o certificado foi substituído de propósito",
  trust: "Confiar no certificado",
  doNotTrust: "Não confiar",
  trustNew: "Confiar no novo certificado",
  keepOld: "Continuar confiando apenas no antigo",
} as const satisfies TranslationOf<"pt-BR", typeof english>;
