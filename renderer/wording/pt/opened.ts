import type { TranslationOf } from "../../../shared/wording/catalogue/words.ts";
import type { opened as english } from "../en/opened.ts";

/** Texts for files that were double-clicked or dropped, and for plans among them. */
export const opened = {
  title: "Um arquivo para incorporar",
  lead: "Você vê o que ele contém antes que algo seja adicionado. Nenhum servidor é consultado.",
  unreadable: {
    title: "Não é possível abrir o arquivo",
    elsewhere:
      "Nenhum arquivo foi aberto nesta janela: isso só é possível no aplicativo para desktop. Aqui, escolha o arquivo onde se adiciona um espaço de trabalho ou se verifica um relatório.",
    gone: "Ele não está mais lá, ou o Switchover foi reiniciado desde então. Abra-o de novo na pasta dele.",
    "too-large": "Ele é grande demais para um arquivo do Switchover.",
    "not-a-file": "Não é um arquivo do Switchover.",
    unreadable: "O sistema não permite que o Switchover o leia. Verifique as permissões dele.",
  },
  plan: {
    tooLarge: "Um plano tem no máximo 1 MB.",
    unusable: "Este plano não pode ser usado. Corrija-o e escolha-o de novo:",
    secrets_one:
      "{{count}} segredo não está em um plano. Informe-o quando o espaço de trabalho for adicionado. De onde o plano o obtém:",
    secrets_other:
      "{{count}} segredos não estão em um plano. Informe-os quando o espaço de trabalho for adicionado. De onde o plano os obtém:",
    secret: {
      "onprem-new-password": "Nova senha do cliente local",
      "backup-password": "Senha do backup",
    },
    leftOut: {
      "cloud-tls":
        "O plano indica certificados confiáveis para a nuvem. Eles não são incorporados: escolha-os de novo em Conexões.",
      "onprem-tls":
        "O plano indica certificados confiáveis para o cliente local. Eles não são incorporados: escolha-os de novo em Conexões.",
      proxy: "O plano indica um proxy. Ele não é incorporado: informe-o de novo em Rede.",
      "client-certificate":
        "O plano indica um certificado de cliente. Ele não é incorporado: escolha-o de novo em Conexões.",
    },
    addNumber: "Adicionar o número a {{name}}",
    open: "Ir para as verificações",
  },
} as const satisfies TranslationOf<"pt-BR", typeof english>;
